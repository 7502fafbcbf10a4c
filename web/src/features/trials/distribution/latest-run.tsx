import type { DistributionRun } from '@firstlight/contract/trials/distribution/distribution.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatAgo } from '../../../lib/format-time.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { LoadFailure } from '../../../ui/state/load-failure.tsx';
import { Skeleton } from '../../../ui/state/skeleton.tsx';
import { latestRunQuery } from './distribution.api.ts';
import { RunCounts } from './run-counts.tsx';

const tones = { running: 'sky', done: 'leaf', failed: 'rose' } as const;

/** The last thing that was distributed, whoever or whatever began it. */
export function LatestRun() {
  const { t } = useTranslation('admin');
  const { data: run, error, refetch } = useQuery(latestRunQuery);
  if (run) return <Run run={run} />;
  if (run === null) return <p className="text-ink-muted">{t('run.none')}</p>;
  if (error)
    return (
      <LoadFailure headingLevel={3} title={t('run.failed')} error={error} onRetry={() => void refetch()} />
    );
  return <Skeleton className="h-40 rounded-card" />;
}

function Run({ run }: { run: DistributionRun }) {
  const { t, i18n } = useTranslation('admin');
  const when = formatAgo(new Date(run.startedAt), new Date(), i18n.language);
  return (
    <Card as="section" aria-labelledby="latest-run-title" className="flex flex-col gap-4">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h3 id="latest-run-title" className="text-h3">
          {t('run.latest')}
        </h3>
        <Badge tone={tones[run.state]}>{t(`run.states.${run.state}`)}</Badge>
        <p className="text-ink-muted text-small">{t(`run.kinds.${run.kind}`, { when })}</p>
      </header>
      <RunCounts run={run} />
    </Card>
  );
}
