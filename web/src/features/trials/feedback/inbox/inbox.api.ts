import { markFeedback } from '@firstlight/contract/trials/feedback/feedback.ts';
import {
  type InboxPage,
  type InboxRow,
  listInbox,
  settleNote,
} from '@firstlight/contract/trials/feedback/inbox.ts';
import type { InboxKind } from '@firstlight/contract/trials/feedback/inbox-limits.ts';
import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { call } from '../../../../lib/api/api.ts';

export interface InboxChoice {
  kind: InboxKind | undefined;
  projectId: string | undefined;
}

const inboxKey = ['inbox'] as const;
const listKey = [...inboxKey, 'list'] as const;
const newestKey = [...inboxKey, 'newest'] as const;

/** All kinds, on all projects. */
export const everyNote: InboxChoice = { kind: undefined, projectId: undefined };

const lookAgainMs = 60_000;

/** Stays as it was read while somebody works through it: what comes meanwhile is asked for apart, and waits. */
export function inboxOf(choice: InboxChoice) {
  return infiniteQueryOptions({
    queryKey: [...listKey, choice],
    queryFn: ({ pageParam: after, signal }) => call(listInbox, { ...choice, after }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  });
}

/** The first page as it is now. */
export function newestOf(choice: InboxChoice) {
  return queryOptions({
    queryKey: [...newestKey, choice],
    queryFn: ({ signal }) => call(listInbox, choice, { signal }),
    refetchInterval: lookAgainMs,
    staleTime: lookAgainMs,
    gcTime: 0,
  });
}

function lookForNew(queries: QueryClient): Promise<void> {
  return queries.invalidateQueries({ queryKey: newestKey });
}

/** When the bell rings: whatever follows it on this page asks once together. */
export function hearOfNew(queries: QueryClient): Promise<void> {
  return queries.invalidateQueries({ queryKey: newestKey }, { cancelRefetch: false });
}

export function readAnew(queries: QueryClient): Promise<void> {
  return queries.resetQueries({ queryKey: inboxKey });
}

/** Offline it waits for the network, and one press after the other: the last is the one that stays. */
const queued = { networkMode: 'online', scope: { id: 'inbox' } } as const;

export function useSettle() {
  const queries = useQueryClient();
  return useMutation({
    ...queued,
    mutationFn: (done: { noteId: string; isDone: boolean }) => call(settleNote, done),
    onSettled: () => lookForNew(queries),
  });
}

/** Shows at once, and goes back if the server refuses it. */
export function useMarkHelpful() {
  const queries = useQueryClient();
  return useMutation({
    ...queued,
    mutationFn: ({ id, isHelpful }: { id: string; isHelpful: boolean }) =>
      call(markFeedback, { feedbackId: id, mark: isHelpful ? 'helpful' : null }),
    onMutate: ({ id, isHelpful }) => changeRow(queries, id, { isHelpful }),
    onError: (_error, { id, isHelpful }) => changeRow(queries, id, { isHelpful: !isHelpful }),
  });
}

function changeRow(queries: QueryClient, id: string, changes: { isHelpful: boolean }): void {
  changePages(queries, (page) => ({
    ...page,
    items: page.items.map((row) => (row.id === id && row.kind === 'full' ? { ...row, ...changes } : row)),
  }));
}

/** Takes a row out of every page that holds it; counts follow. */
export function dropRow(queries: QueryClient, row: InboxRow): void {
  changePages(queries, (page) => ({
    ...page,
    items: page.items.filter(({ id }) => id !== row.id),
    counts: movedCounts(page.counts, row, -1),
  }));
}

/** Feedback that does not count is listed and in no number. */
function movedCounts(counts: InboxPage['counts'], row: InboxRow, by: number): InboxPage['counts'] {
  if (row.kind === 'full' && !row.isCounted) return counts;
  return { ...counts, [row.kind]: Math.max(0, counts[row.kind] + by) };
}

/** Puts it back where it stood; one that never left stays. */
export function putBack(queries: QueryClient, row: InboxRow, before: string | undefined): void {
  const lists = queries.getQueriesData<InfiniteData<InboxPage>>({ queryKey: listKey });
  const isThere = lists.some(([, list]) =>
    list?.pages.some(({ items }) => items.some(({ id }) => id === row.id)),
  );
  if (isThere) return;
  changePages(queries, (page, isFirst) => {
    const counts = movedCounts(page.counts, row, 1);
    const isHere = before === undefined ? isFirst : page.items.some(({ id }) => id === before);
    if (!isHere) return { ...page, counts };
    const place = page.items.findIndex(({ id }) => id === before) + 1;
    return { ...page, counts, items: page.items.toSpliced(place, 0, row) };
  });
}

function changePages(queries: QueryClient, change: (page: InboxPage, isFirst: boolean) => InboxPage): void {
  queries.setQueriesData<InfiniteData<InboxPage>>(
    { queryKey: listKey },
    (list) => list && { ...list, pages: list.pages.map((page, place) => change(page, place === 0)) },
  );
}
