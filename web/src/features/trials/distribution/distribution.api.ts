import {
  readLatestRun,
  readMetrics,
  startRun,
} from '@firstlight/contract/trials/distribution/distribution.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/api.ts';
import { withRecentPassword } from '../../../lib/session/recent-password.ts';

const askAgainMs = 2_000;

export const metricsQuery = queryOptions({
  queryKey: ['distribution', 'metrics'],
  queryFn: ({ signal }) => call(readMetrics, {}, { signal }),
});

/** While a run is under way it is asked for until it has ended. */
export const latestRunQuery = queryOptions({
  queryKey: ['distribution', 'latest run'],
  queryFn: ({ signal }) => call(readLatestRun, {}, { signal }),
  refetchInterval: ({ state }) => (state.data?.state === 'running' ? askAgainMs : false),
});

/** A dry run, or a run. What comes back may also be a run that somebody else began. */
export function useStartRun() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ dryRun, projectIds }: { dryRun: boolean; projectIds: readonly string[] }) =>
      withRecentPassword(() =>
        call(startRun, { dryRun, ...(projectIds.length > 0 && { projectIds: [...projectIds] }) }),
      ),
    onSuccess: (run) => {
      if (run.isDryRun) return;
      queries.setQueryData(latestRunQuery.queryKey, run);
      void queries.invalidateQueries({ queryKey: metricsQuery.queryKey });
    },
  });
}
