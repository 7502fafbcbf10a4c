import type { ResultOf } from '@firstlight/contract/endpoint.ts';
import {
  chooseNotifications,
  countUnread,
  listNotifications,
  markRead,
  readChoices,
} from '@firstlight/contract/outreach/notifications/notifications.ts';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/api.ts';

/** Everything under the bell, so that one ring refreshes count and list alike. */
export const notificationsKey = ['notifications'] as const;
const choicesKey = ['notification-choices'] as const;

export type ChoiceRow = ResultOf<typeof readChoices>[number];

export function useUnreadCount(): number {
  const unread = useQuery({
    queryKey: [...notificationsKey, 'unread'],
    queryFn: ({ signal }) => call(countUnread, {}, { signal }),
  });
  return unread.data?.count ?? 0;
}

export function useNotifications(only: 'mentions' | undefined) {
  return useInfiniteQuery({
    queryKey: [...notificationsKey, 'list', only ?? 'all'],
    queryFn: ({ pageParam, signal }) => call(listNotifications, { only, after: pageParam }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  });
}

/** One, or with `null` all of them. */
export function useMarkRead() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string | null) => call(markRead, { id }),
    onSettled: () => queries.invalidateQueries({ queryKey: notificationsKey }),
  });
}

export function useChoices() {
  return useQuery({ queryKey: choicesKey, queryFn: ({ signal }) => call(readChoices, {}, { signal }) });
}

/** Keeps a whole row; what is kept is known at once, without asking again. */
export function useChoose() {
  const queries = useQueryClient();
  return async (row: ChoiceRow) => {
    const { offered: _, ...choice } = row;
    await call(chooseNotifications, choice);
    await queries.cancelQueries({ queryKey: choicesKey });
    queries.setQueryData<ChoiceRow[]>(choicesKey, (rows) =>
      rows?.map((other) => (other.kind === row.kind ? row : other)),
    );
  };
}
