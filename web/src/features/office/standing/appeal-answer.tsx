import type { OwnSanction } from '@firstlight/contract/office/sanctions/sanctions.ts';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { formatRecent } from '../../../lib/format-time.ts';
import { Badge } from '../../../ui/badge.tsx';
import type { AppealProps } from './appeal-part.tsx';
import { OwnWords } from './own-words.tsx';

interface AppealAnswerProps extends Omit<AppealProps, 'now'> {
  appeal: NonNullable<OwnSanction['appeal']>;
}

/** Green only where something has changed for the better. */
export function AppealAnswer({ sanction: { reference }, appeal, headingLevel }: AppealAnswerProps) {
  const Heading = `h${headingLevel}` as const;
  const { t, i18n } = useTranslation('standing');
  const { outcome, answer, decidedAt, body } = appeal;
  if (!outcome) return null;
  const isBetter = outcome !== 'upheld';
  return (
    <section
      aria-labelledby={`appeal-${reference}`}
      className={clsx(
        'flex flex-col gap-3 rounded-card border p-4 sm:p-5',
        isBetter ? 'border-leaf bg-leaf-soft' : 'border-line bg-surface',
      )}
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Heading id={`appeal-${reference}`} className="text-h3">
          {t('decided.title')}
        </Heading>
        <Badge tone={isBetter ? 'leaf' : 'neutral'} className={clsx(isBetter && 'bg-surface')}>
          {t(`decided.${outcome}`)}
        </Badge>
      </div>
      {answer && <p className="whitespace-pre-wrap break-words">{answer}</p>}
      {decidedAt && (
        <p className="log text-ink-muted">
          {t('decided.at', { at: formatRecent(new Date(decidedAt), i18n.language) })}
        </p>
      )}
      <OwnWords body={body} />
    </section>
  );
}
