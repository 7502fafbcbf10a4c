import type { OwnSanction } from '@firstlight/contract/office/sanctions/sanctions.ts';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/card.tsx';
import { AppealPart } from './appeal-part.tsx';
import { FoldedSanction } from './folded-sanction.tsx';
import { SanctionMeter } from './sanction-meter.tsx';
import { sanctionWords } from './sanction-words.ts';
import { Statement } from './statement.tsx';
import { WhatIsBlocked } from './what-is-blocked.tsx';

interface SuspensionNoticeProps {
  sanction: OwnSanction;
  others: readonly OwnSanction[];
  now: Date;
}

/**
 * Two columns; on a narrow screen one, in which an appeal that was sent stands above the reasons, since one comes back for
 * it, and one still to be written below them.
 */
export function SuspensionNotice({ sanction, others, now }: SuspensionNoticeProps) {
  const { t, i18n } = useTranslation('standing');
  const { heading, lead } = sanctionWords(t, sanction, now, i18n.language);
  const kind = sanction.endsAt ? 'restriction' : 'suspension';
  return (
    <div className="flex flex-col gap-8 lg:grid lg:grid-cols-[minmax(0,1fr)_25rem] lg:items-start lg:gap-10">
      <div className="flex flex-col gap-8 max-lg:contents">
        <header className="order-1 flex flex-col gap-2">
          <p className="log text-ink-muted">
            {t(`kicker.${kind}`)} · {sanction.reference}
          </p>
          <h1 tabIndex={-1} className="text-balance text-h1">
            {heading}
          </h1>
          <p className="text-ink-muted text-lead">{lead}</p>
          <SanctionMeter sanction={sanction} now={now} />
        </header>
        <Card as="section" aria-labelledby="why-title" className="order-3 sm:p-6">
          <h2 id="why-title" className="pb-3 text-h3">
            {t('why')}
          </h2>
          <Statement sanction={sanction} />
        </Card>
        {others.length > 0 && (
          <section aria-labelledby="others-title" className="order-6 flex flex-col gap-3">
            <h2 id="others-title" className="text-h3">
              {t('others')}
            </h2>
            {others.map((other) => (
              <FoldedSanction key={other.reference} sanction={other} now={now} />
            ))}
          </section>
        )}
      </div>
      <div className="flex flex-col gap-6 max-lg:contents">
        <div className={clsx(sanction.appeal ? 'order-2' : 'order-4')}>
          <AppealPart sanction={sanction} now={now} headingLevel={2} />
        </div>
        <div className="order-5">
          <WhatIsBlocked sanction={sanction} now={now} />
        </div>
      </div>
    </div>
  );
}
