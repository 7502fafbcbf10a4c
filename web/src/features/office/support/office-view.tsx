import { useTranslation } from 'react-i18next';
import { formatSiteDay } from '../../../lib/format-time.ts';
import { LoadFailure } from '../../../ui/state/load-failure.tsx';
import { Skeleton } from '../../../ui/state/skeleton.tsx';
import { formatEuros } from './format-euros.ts';
import { OfficeCosts } from './office-costs.tsx';
import { OfficePayments } from './office-payments.tsx';
import { useSupportOffice } from './support-office.api.ts';

/** Paying back, ending plans, days that differ, and what the site costs. */
export function OfficeView() {
  const { t, i18n } = useTranslation('support');
  const { data, error, refetch } = useSupportOffice();
  const euros = (cents: number) => formatEuros(cents, i18n.language, { exact: true });
  if (error && !data)
    return <LoadFailure title={t('office.failed')} error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-72 w-full" />;
  return (
    <div className="flex flex-col gap-10">
      {!data.isOpen && (
        <p className="rounded-control bg-gold-soft px-4 py-3 text-gold">{t('office.closed')}</p>
      )}
      <section aria-labelledby="office-differences" className="flex flex-col gap-3">
        <h2 id="office-differences" className="text-h3">
          {t('office.differences')}
        </h2>
        {data.differences.length === 0 && <p className="text-ink-muted">{t('office.allMatch')}</p>}
        <ul>
          {data.differences.map(({ day, ours, theirs }) => (
            <li key={day} className="text-rose">
              {t('office.difference', {
                day: formatSiteDay(day, i18n.language),
                ours: euros(ours),
                theirs: euros(theirs),
              })}
            </li>
          ))}
        </ul>
      </section>
      <OfficePayments payments={data.payments} />
      <OfficeCosts costs={data.costs} />
    </div>
  );
}
