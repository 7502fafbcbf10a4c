import { exportNotes, listLedgers, readFigures } from '@firstlight/contract/trials/dashboard/dashboard.ts';
import type { DashboardSpan } from '@firstlight/contract/trials/dashboard/dashboard-limits.ts';
import { listFeedback } from '@firstlight/contract/trials/feedback/feedback.ts';
import type { SkipReason } from '@firstlight/contract/trials/feedback/skip-rules.ts';
import { listSkips } from '@firstlight/contract/trials/feedback/skips.ts';
import { readSkipDiagnosis } from '@firstlight/contract/trials/iterations/iterations.ts';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api/api.ts';

/** Everything a maker is told of their projects. */
export const dashboardKey = ['dashboard'] as const;

export const ledgersQuery = infiniteQueryOptions({
  queryKey: [...dashboardKey, 'ledgers'],
  queryFn: ({ pageParam: after, signal }) => call(listLedgers, { after }, { signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ next }) => next ?? undefined,
});

/** Another span keeps the figures of the last one in place until it is there. */
export function figuresOf(projectId: string, days: DashboardSpan) {
  return queryOptions({
    queryKey: [...dashboardKey, 'figures', projectId, days],
    queryFn: ({ signal }) => call(readFigures, { projectId, days }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** How the reasons are divided in other projects of its categories. */
export function diagnosisOf(projectId: string) {
  return queryOptions({
    queryKey: [...dashboardKey, 'diagnosis', projectId],
    queryFn: ({ signal }) => call(readSkipDiagnosis, { projectId }, { signal }),
  });
}

/** What testers said last, as everybody reads it on the project's page. */
export function latestWordsOf(projectId: string) {
  return queryOptions({
    queryKey: [...dashboardKey, 'words', projectId],
    queryFn: ({ signal }) => call(listFeedback, { projectId }, { signal }),
  });
}

/** Of one reason, or of all. */
export function skipNotesOf(projectId: string, reason: SkipReason | undefined) {
  return infiniteQueryOptions({
    queryKey: [...dashboardKey, 'skip notes', projectId, reason],
    queryFn: ({ pageParam: after, signal }) => call(listSkips, { projectId, reason, after }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  });
}

/** A plain address: the browser saves the file as it comes. */
export function csvAddress(projectId: string, language: string): string {
  return `${exportNotes.path.replace(':projectId', projectId)}?language=${language}`;
}
