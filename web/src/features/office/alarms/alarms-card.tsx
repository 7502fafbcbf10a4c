import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/card.tsx';
import { HorizonSpot } from '../../../ui/spots/horizon-spot.tsx';
import { LoadFailure } from '../../../ui/state/load-failure.tsx';
import { Skeleton } from '../../../ui/state/skeleton.tsx';
import { AlarmRow } from './alarm-row.tsx';
import { alarmsQuery } from './alarms.api.ts';

/** What of the house itself needs a look, the gravest first. */
export function AlarmsCard() {
  const { t } = useTranslation('alarms');
  const { data: alarms, error, refetch } = useQuery(alarmsQuery);
  return (
    <Card as="section" padded={false} aria-labelledby="alarms-title" className="flex flex-col">
      <header className="flex items-baseline justify-between gap-3 border-line border-b px-4 py-3">
        <h2 id="alarms-title" className="text-h3">
          {t('title')}
        </h2>
        {alarms && alarms.length > 0 && (
          <p className="text-ink-muted text-small">{t('count', { count: alarms.length })}</p>
        )}
      </header>
      {!alarms && error && (
        <div className="px-4 pb-4">
          <LoadFailure headingLevel={3} title={t('failed')} error={error} onRetry={() => void refetch()} />
        </div>
      )}
      {!alarms && !error && <Skeleton className="m-4 h-18 rounded-card" />}
      {alarms?.length === 0 && (
        <div className="flex flex-1 flex-col items-center justify-center gap-3 px-4 py-8 text-ink-muted">
          <HorizonSpot />
          <p>{t('quiet')}</p>
        </div>
      )}
      {alarms && alarms.length > 0 && (
        <ul className="divide-y divide-line">
          {alarms.map((alarm) => (
            <AlarmRow key={alarm.kind} alarm={alarm} />
          ))}
        </ul>
      )}
    </Card>
  );
}
