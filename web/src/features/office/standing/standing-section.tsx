import type { OwnSanction } from '@firstlight/contract/office/sanctions/sanctions.ts';
import { moderationRules } from '@firstlight/contract/rules.ts';
import { EyeOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useTopic } from '../../../lib/live/use-topic.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Skeleton } from '../../../ui/state/skeleton.tsx';
import { StateView } from '../../../ui/state/state-view.tsx';
import { AppealPart } from './appeal-part.tsx';
import { SanctionMeter } from './sanction-meter.tsx';
import { sanctionWords } from './sanction-words.ts';
import { useStanding } from './standing.api.ts';
import { Statement } from './statement.tsx';
import { useNow } from './use-now.ts';

const effects = {
  named: ['projects', 'words', 'reactions'],
  hidden: ['feedback', 'others'],
} as const;

/** Every decision about oneself that still counts: a part of the settings, for whoever is not suspended. */
export function StandingSection() {
  const { t } = useTranslation('standing');
  const standing = useStanding();
  const now = useNow();
  const askAgain = () => void standing.refetch();
  // A new decision, an answer, and a standing that changes are all told by these two.
  useTopic('me', { 'notifications.changed': askAgain, missed: askAgain });
  if (standing.isError && !standing.data) {
    return (
      <StateView
        kind="error"
        title={t('loadFailed')}
        actions={<Button onClick={askAgain}>{t('retry')}</Button>}
      />
    );
  }
  if (!standing.data) return <Skeleton className="h-40 w-full" />;
  const { sanctions } = standing.data;
  if (sanctions.length === 0) {
    return (
      <div className="flex flex-col gap-1">
        <p className="font-semibold">{t('good.title')}</p>
        <p className="prose-width text-ink-muted">{t('good.body')}</p>
      </div>
    );
  }
  return (
    <>
      <p className="prose-width text-ink-muted">{t('lead90', { count: moderationRules.strikeWindowDays })}</p>
      {sanctions.map((sanction) => (
        <OneDecision key={sanction.reference} sanction={sanction} now={now} />
      ))}
    </>
  );
}

function OneDecision({ sanction, now }: { sanction: OwnSanction; now: Date }) {
  const { t, i18n } = useTranslation('standing');
  const { heading, lead } = sanctionWords(t, sanction, now, i18n.language);
  const { step, state, reference } = sanction;
  const isLimitingNow = step === 'limit' && state === 'in_force';
  return (
    <section
      aria-labelledby={`decision-${reference}`}
      className="flex flex-col gap-5 border-line border-t pt-6 first-of-type:border-t-0"
    >
      <header className="flex flex-col gap-1.5">
        <p className="log text-ink-muted">{reference}</p>
        <h3 id={`decision-${reference}`} className="text-balance text-h3">
          {heading}
        </h3>
        <p className="prose-width text-ink-muted">{lead}</p>
        <SanctionMeter sanction={sanction} now={now} />
      </header>
      {isLimitingNow && <WhatTheLimitDoes to={sanction.isHidden ? 'hidden' : 'named'} />}
      {sanction.appeal && <AppealPart sanction={sanction} now={now} headingLevel={4} />}
      <Statement sanction={sanction} />
      {!sanction.appeal && <AppealPart sanction={sanction} now={now} headingLevel={4} />}
    </section>
  );
}

function WhatTheLimitDoes({ to }: { to: keyof typeof effects }) {
  const { t } = useTranslation('standing');
  return (
    <div className="flex flex-col gap-2.5">
      <p className="font-semibold">{t('limited.title')}</p>
      <ul className="flex flex-col gap-2">
        {effects[to].map((effect) => (
          <li key={effect} className="flex gap-2.5">
            <EyeOff aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 stroke-[1.75] text-ink-muted" />
            {t(`limited.${effect}`)}
          </li>
        ))}
      </ul>
    </div>
  );
}
