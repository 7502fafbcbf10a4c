import { countFresh, markShown, readFeed } from '@firstlight/contract/trials/feed/feed.ts';
import { feedLimits } from '@firstlight/contract/trials/feed/feed-rules.ts';
import {
  defaultScheduler,
  notifyManager,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { useCallback } from 'react';
import { call } from '../../../lib/api/api.ts';
import { openVisit, type Visit } from './visit.ts';

const visitKey = ['feed', 'visit'] as const;
const lookForFreshMs = 60_000;

/**
 * The visit lives where answers are kept, so that somebody who opens a project finds their place again. Nothing but
 * they themselves asks for it anew: a list that moves under the hand cannot be worked through.
 */
export const visitQuery = queryOptions({
  queryKey: visitKey,
  queryFn: async ({ signal }) => openVisit(await call(readFeed, {}, { signal })),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: feedLimits.visitMinutes * 60_000,
  refetchOnMount: false,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
});

export function useChangeVisit(): (change: (visit: Visit) => Visit) => void {
  const queries = useQueryClient();
  return useCallback(
    (change) => inThisFrame(() => queries.setQueryData<Visit>(visitKey, (visit) => visit && change(visit))),
    [queries],
  );
}

/**
 * Draws what is changed in the frame that answers the press. Answers reach the page by a timer, one frame later: the
 * dialog of a skip would leave first, and the next card follow.
 */
function inThisFrame(change: () => void): void {
  notifyManager.setScheduler(queueMicrotask);
  change();
  notifyManager.setScheduler(defaultScheduler);
}

/** A new order, with what came in meanwhile; asked for once the writes of a queue are through. */
export function useNewVisit(queue?: string) {
  const queries = useQueryClient();
  return useMutation({
    ...(queue && { scope: { id: queue } }),
    mutationFn: () => call(readFeed, { anew: 'true' }),
    onSuccess: (feed) => queries.setQueryData<Visit>(visitKey, openVisit(feed)),
  });
}

export function freshSince(visit: string) {
  return queryOptions({
    queryKey: ['feed', 'fresh', visit],
    queryFn: ({ signal }) => call(countFresh, { visit }, { signal }),
    refetchInterval: lookForFreshMs,
  });
}

/** Told in passing: a card that was not counted as shown is shown all the same. */
export function useMarkShown() {
  return useMutation({
    mutationFn: (shown: { visit: string; projectId: string }) =>
      call(markShown, { visit: shown.visit, projectIds: [shown.projectId] }),
  });
}
