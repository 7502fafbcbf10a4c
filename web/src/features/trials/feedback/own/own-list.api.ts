import type { ResultOf } from '@firstlight/contract/endpoint.ts';
import type { FeedbackFate } from '@firstlight/contract/trials/dashboard/dashboard-limits.ts';
import { listOwnFeedback } from '@firstlight/contract/trials/feedback/own-feedback.ts';
import { listOwnSkips } from '@firstlight/contract/trials/feedback/skips.ts';
import { type InfiniteData, infiniteQueryOptions, type QueryClient } from '@tanstack/react-query';
import { call } from '../../../../lib/api/api.ts';
import { testedKey } from '../../../../parts/projects/tested-projects.api.ts';

type OwnPages = InfiniteData<ResultOf<typeof listOwnFeedback>>;

const ownListKey = ['own feedback list'] as const;

export function ownFeedbackList(fate: FeedbackFate | undefined) {
  return infiniteQueryOptions({
    queryKey: [...ownListKey, fate],
    queryFn: ({ pageParam: after, signal }) => call(listOwnFeedback, { fate, after }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  });
}

export const ownSkipList = infiniteQueryOptions({
  queryKey: ['own skip list'],
  queryFn: ({ pageParam: after, signal }) => call(listOwnSkips, { after }, { signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ next }) => next ?? undefined,
});

/** And the marks on projects that follow from it. */
export async function refreshOwnList(queries: QueryClient): Promise<void> {
  const keys = [ownListKey, testedKey];
  await Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey })));
}

/** Gone at once; should the server refuse, the list is asked again anyway. */
export async function dropFromOwnList(queries: QueryClient, feedbackId: string): Promise<void> {
  await queries.cancelQueries({ queryKey: ownListKey });
  queries.setQueriesData<OwnPages>({ queryKey: ownListKey }, (list) => {
    if (!list) return list;
    const without = (items: OwnPages['pages'][number]['items']) =>
      items.filter(({ feedback }) => feedback.id !== feedbackId);
    return { ...list, pages: list.pages.map((page) => ({ ...page, items: without(page.items) })) };
  });
}
