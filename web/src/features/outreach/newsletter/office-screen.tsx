import type { LetterOffice } from '@firstlight/contract/outreach/newsletter/newsletter-office.ts';
import { useTranslation } from 'react-i18next';
import { formatMoment } from '../../../lib/format-time.ts';
import { LoadFailure } from '../../../ui/state/load-failure.tsx';
import { Skeleton } from '../../../ui/state/skeleton.tsx';
import { useLetterOffice } from './office.api.ts';
import { OfficeIssues } from './office-issues.tsx';

const ways = ['left', 'bounced', 'complained'] as const;

/** How the letters are doing, in sums: whom they reach, nobody here is told. */
export function OfficeScreen() {
  const { t, i18n } = useTranslation('newsletter');
  const { data, error, refetch } = useLetterOffice();
  const format = new Intl.NumberFormat(i18n.language);
  if (error && !data)
    return <LoadFailure title={t('office.failed')} error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-72 w-full" />;
  return (
    <div className="flex flex-col gap-10">
      <section aria-labelledby="office-readers" className="flex flex-col gap-1">
        <h2 id="office-readers" className="text-h3">
          {t('office.readers', { count: data.readers })}
        </h2>
        <p className="text-ink-muted">
          {t('office.month')}{' '}
          {ways.map((way) => `${format.format(data[way])} ${t(`office.${way}`)}`).join(' · ')}
        </p>
      </section>
      <OfficeIssues issues={data.issues} />
      <Lanes lanes={data.lanes} />
    </div>
  );
}

function Lanes({ lanes }: Pick<LetterOffice, 'lanes'>) {
  const { t, i18n } = useTranslation('newsletter');
  return (
    <section aria-labelledby="office-lanes" className="flex flex-col gap-3">
      <h2 id="office-lanes" className="text-h3">
        {t('office.lanes')}
      </h2>
      {lanes.length === 0 && <p className="text-ink-muted">{t('office.lanesNone')}</p>}
      <ul>
        {lanes.map(({ lane, lines, pausedUntil, trouble }) => (
          <li key={lane} className="flex flex-wrap gap-x-3 border-line border-b py-2">
            <span className="font-semibold">{t(`office.laneNames.${lane}`)}</span>
            {pausedUntil && trouble ? (
              <span className="text-rose">
                {t(`office.troubles.${trouble}`, {
                  when: formatMoment(new Date(pausedUntil), i18n.language),
                })}
              </span>
            ) : (
              <span className="text-ink-muted">{t('office.lines', { count: lines })}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
