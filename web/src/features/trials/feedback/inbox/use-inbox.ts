import type { InboxRow } from '@firstlight/contract/trials/feedback/inbox.ts';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTopic } from '../../../../lib/live/use-topic.ts';
import { hearOfNew, type InboxChoice, inboxOf, newestOf } from './inbox.api.ts';

/** What waits for a maker, as it was when they began to read, and how much came since. */
export function useInbox(choice: InboxChoice) {
  const queries = useQueryClient();
  const list = useInfiniteQuery(inboxOf(choice));
  const newest = useQuery({ ...newestOf(choice), enabled: list.isSuccess });
  /** Rows that were here: whoever brings one back, or whose answer is older than their press, is told of nothing new. */
  const seen = useRef(new Set<string>());
  useTopic('me', {
    'notifications.changed': () => void hearOfNew(queries),
    missed: () => void hearOfNew(queries),
  });
  const rows = list.data?.pages.flatMap(({ items }) => items) ?? [];
  for (const { id } of rows) seen.current.add(id);
  const last = rows.at(-1);
  const waiting = (newest.data?.items ?? []).filter(({ id }) => !seen.current.has(id));
  const hasMore = list.hasNextPage;
  return {
    list,
    rows,
    page: list.data?.pages[0],
    /** Beyond what is loaded there is more that is not new. */
    fresh: hasMore && last ? waiting.filter((row) => isBefore(newest.data?.items ?? [], row, last)) : waiting,
  };
}

function isBefore(all: readonly InboxRow[], one: InboxRow, other: InboxRow): boolean {
  const place = all.findIndex(({ id }) => id === other.id);
  return place === -1 || all.indexOf(one) < place;
}
