import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatAgo } from '../../../lib/format-time.ts';
import { LoadFailure } from '../../../ui/state/load-failure.tsx';
import { Skeleton } from '../../../ui/state/skeleton.tsx';
import { StateView } from '../../../ui/state/state-view.tsx';
import { metricsQuery } from './distribution.api.ts';
import { MetricTiles } from './metric-tiles.tsx';

const tiles = ['projects', 'testers', 'per project', 'minimum', 'redistribution', 'first feedback'];

export function MetricsSection({ lead }: { lead: string }) {
  const { t } = useTranslation('admin');
  return (
    <section aria-labelledby="metrics-title" className="flex flex-col gap-4">
      <h2 id="metrics-title" className="text-h2">
        {t('metrics.title')}
      </h2>
      <p className="prose-width -mt-2 text-ink-muted">{lead}</p>
      <Figures />
    </section>
  );
}

function Figures() {
  const { t, i18n } = useTranslation('admin');
  const { data, error, refetch } = useQuery(metricsQuery);
  if (data?.latest) {
    const when = formatAgo(new Date(data.latest.measuredAt), new Date(), i18n.language);
    return (
      <>
        <MetricTiles figures={data.latest.figures} before={data.before?.figures} />
        <p className="text-ink-muted text-small">{t('metrics.measured', { when })}</p>
      </>
    );
  }
  if (data) {
    return (
      <StateView kind="empty" headingLevel={3} title={t('metrics.none.title')}>
        <p>{t('metrics.none.body')}</p>
      </StateView>
    );
  }
  if (error)
    return (
      <LoadFailure
        headingLevel={3}
        title={t('metrics.failed')}
        error={error}
        onRetry={() => void refetch()}
      />
    );
  return (
    <div aria-hidden="true" className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {tiles.map((tile) => (
        <Skeleton key={tile} className="h-72 rounded-card" />
      ))}
    </div>
  );
}
