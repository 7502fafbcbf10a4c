import type { Group } from '@firstlight/contract/talk/groups/group.ts';
import type { GroupForm } from '@firstlight/contract/talk/groups/group-form.ts';
import {
  createGroup,
  discoverGroups,
  joinGroup,
  leaveGroup,
  listOwnGroups,
  readGroup,
} from '@firstlight/contract/talk/groups/groups.ts';
import {
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { useRef } from 'react';
import { call } from '../../../lib/api/api.ts';
import type { DiscoverFilter } from './discover/use-discover-filter.ts';

const groupsKey = ['groups'] as const;
/** What moved in the other channels is asked for now and then; the open one is heard at once. */
const unreadEveryMs = 60_000;

export function discoveredGroups({ query, category, sort }: DiscoverFilter) {
  return infiniteQueryOptions({
    queryKey: [...groupsKey, 'discover', query, category, sort],
    queryFn: ({ pageParam: after, signal }) =>
      call(
        discoverGroups,
        { sort, after, ...(query && { query }), ...(category && { category }) },
        { signal },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
  });
}

export const ownGroups = queryOptions({
  queryKey: [...groupsKey, 'own'],
  queryFn: ({ signal }) => call(listOwnGroups, {}, { signal }),
  refetchInterval: unreadEveryMs,
});

export const groupKey = (groupId: string) => [...groupsKey, 'one', groupId] as const;

export function groupOf(groupId: string) {
  return queryOptions({
    queryKey: [...groupKey(groupId), 'group'],
    queryFn: ({ signal }) => call(readGroup, { groupId }, { signal }),
    refetchInterval: unreadEveryMs,
  });
}

export const hearOfGroups = (queries: QueryClient) => queries.invalidateQueries({ queryKey: groupsKey });

export const hearOfGroup = (queries: QueryClient, groupId: string) =>
  queries.invalidateQueries({ queryKey: groupKey(groupId) });

/** Of a group that one is no longer in nothing stays in the browser. */
export function forgetGroup(queries: QueryClient, groupId: string): void {
  queries.removeQueries({ queryKey: groupKey(groupId), type: 'inactive' });
  void queries.invalidateQueries({ queryKey: groupsKey });
}

/** The answer is the group as it stands now; the lists ask again. */
export function takeGroup(queries: QueryClient, group: Group): void {
  queries.setQueryData(groupOf(group.id).queryKey, group);
  void queries.invalidateQueries({ queryKey: groupsKey });
}

export function useCreateGroup() {
  const queries = useQueryClient();
  const attempt = useRef({ form: '', key: '' });
  return useMutation({
    mutationFn: (form: GroupForm) => {
      // The same form again is the same attempt; another one is another group.
      const written = JSON.stringify(form);
      if (attempt.current.form !== written) attempt.current = { form: written, key: crypto.randomUUID() };
      return call(createGroup, form, { idempotencyKey: attempt.current.key });
    },
    onSuccess: (group) => takeGroup(queries, group),
  });
}

export function useJoinGroup() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (groupId: string) => call(joinGroup, { groupId }),
    onSuccess: (group) => takeGroup(queries, group),
  });
}

export function useLeaveGroup() {
  return useMutation({ mutationFn: (groupId: string) => call(leaveGroup, { groupId }) });
}
