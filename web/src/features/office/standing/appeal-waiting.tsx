import type { OwnSanction } from '@firstlight/contract/office/sanctions/sanctions.ts';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { formatAgo } from '../../../lib/format-time.ts';
import { Badge } from '../../../ui/badge.tsx';
import type { AppealProps } from './appeal-part.tsx';
import { OwnWords } from './own-words.tsx';
import { formatDue, formatSpan, formatWhen } from './standing-times.ts';

interface AppealWaitingProps extends AppealProps {
  appeal: NonNullable<OwnSanction['appeal']>;
}

const hour = 60 * 60 * 1000;

/** The clock of an appeal. Once our time is over it says so, and what that changes. */
export function AppealWaiting({ sanction, appeal, now, headingLevel }: AppealWaitingProps) {
  const Heading = `h${headingLevel}` as const;
  const { t, i18n } = useTranslation('standing');
  const { reference, step } = sanction;
  const [filed, due] = [new Date(appeal.filedAt), new Date(appeal.dueAt)];
  const isLate = appeal.isLate || due <= now;
  const promised = formatWhen(t, due, now, i18n.language);
  return (
    <section
      aria-labelledby={`appeal-${reference}`}
      className={clsx(
        'flex flex-col gap-3 rounded-card border p-4 sm:p-5',
        isLate ? 'border-gold bg-gold-soft' : 'border-sky bg-sky-soft',
      )}
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Heading id={`appeal-${reference}`} className="text-h3">
          {t(isLate ? 'late.title' : 'sent.title')}
        </Heading>
        <Badge tone={isLate ? 'gold' : 'sky'} className="bg-surface">
          {t('sent.state')}
        </Badge>
      </div>
      {isLate ? (
        <p>
          {t('late.promised', { due: formatDue(t, due, i18n.language) })} {t('late.sorry')}
          {step === 'limit' && ` ${t('late.paused')}`}
        </p>
      ) : (
        <>
          <p>{t('sent.lead', { due: promised })}</p>
          <TimeLeft filed={filed} due={due} now={now} />
          <p className="text-small">{t('sent.promise')}</p>
        </>
      )}
      <OwnWords body={appeal.body} />
    </section>
  );
}

function TimeLeft({ filed, due, now }: Record<'filed' | 'due' | 'now', Date>) {
  const { t, i18n } = useTranslation('standing');
  // The page's clock is up to a minute behind.
  const later = now > filed ? now : filed;
  const whole = due.getTime() - filed.getTime();
  const left = due.getTime() - later.getTime();
  const passed = 1 - left / whole;
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-baseline justify-between gap-2">
        <p className="font-display font-semibold text-h2">
          <span aria-hidden="true">{t('sent.left', { count: Math.ceil(left / hour) })}</span>
          <span className="sr-only">
            {t('sent.leftSpoken', { span: formatSpan(t, left, i18n.language) })}
          </span>
        </p>
        <p className="log text-ink-muted">{t('sent.at', { at: formatAgo(filed, later, i18n.language) })}</p>
      </div>
      <svg aria-hidden="true" width="100%" height="6" className="block overflow-hidden rounded-full">
        <rect width="100%" height="6" className="fill-surface" />
        <rect width={`${passed * 100}%`} height="6" rx="3" className="fill-sky" />
      </svg>
    </div>
  );
}
