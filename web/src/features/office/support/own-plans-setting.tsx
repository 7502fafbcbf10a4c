import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatDay } from '../../../lib/format-time.ts';
import { LoadFailure } from '../../../ui/state/load-failure.tsx';
import { Skeleton } from '../../../ui/state/skeleton.tsx';
import { formatEuros } from './format-euros.ts';
import { useOwnPlans } from './support.api.ts';

/** What one gives monthly, with the way to change or end it. */
export function OwnPlansSetting() {
  const { t, i18n } = useTranslation('support');
  const { data, error, refetch } = useOwnPlans();
  if (!data && error)
    return (
      <LoadFailure headingLevel={3} title={t('own.failed')} error={error} onRetry={() => void refetch()} />
    );
  if (!data) return <Skeleton className="h-14 w-full" />;
  if (data.items.length === 0)
    return (
      <p className="text-ink-muted">
        {t('own.none')}{' '}
        <Link to="/support" className="link">
          {t('own.give')}
        </Link>
      </p>
    );
  return (
    <ul className="flex flex-col divide-y divide-line border-line border-y">
      {data.items.map(({ cents, state, nextChargeAt, manageToken }) => (
        <li key={manageToken} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
          <span>
            <strong>{t('manage.monthly', { amount: formatEuros(cents, i18n.language) })}</strong>{' '}
            <span className="text-ink-muted text-small">
              {nextChargeAt
                ? t('manage.next', { date: formatDay(new Date(nextChargeAt), i18n.language) })
                : t(`manage.states.${state}`)}
            </span>
          </span>
          <Link to={`/support/manage/${manageToken}`} className="link">
            {t('thanks.facts.change')}
          </Link>
        </li>
      ))}
    </ul>
  );
}
