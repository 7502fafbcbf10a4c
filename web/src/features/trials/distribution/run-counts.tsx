import type { DistributionRun } from '@firstlight/contract/trials/distribution/distribution.ts';
import { useTranslation } from 'react-i18next';
import { useFigures } from './use-figures.ts';

const counts = ['projects', 'offers', 'redistributed', 'expired', 'messages'] as const;

/** What a run did, or would do. */
export function RunCounts({ run }: { run: DistributionRun }) {
  const { t } = useTranslation('admin');
  const { count } = useFigures();
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-3 lg:grid-cols-5">
      {counts.map((name) => (
        <div key={name} className="flex flex-col-reverse justify-end gap-1">
          <dt className="text-ink-muted text-small">{t(`run.counts.${name}`)}</dt>
          <dd className="font-display text-h2 tabular-nums">{count(run[name])}</dd>
        </div>
      ))}
    </dl>
  );
}
