import type { GroupRole } from '@firstlight/contract/talk/groups/group-limits.ts';
import {
  banPerson,
  changeRole,
  handOver,
  listMembers,
  removeMember,
} from '@firstlight/contract/talk/groups/group-members.ts';
import { infiniteQueryOptions, keepPreviousData, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../../lib/api/api.ts';
import { groupKey, hearOfGroup } from '../groups.api.ts';

export function membersOf(groupId: string, query: string) {
  return infiniteQueryOptions({
    queryKey: [...groupKey(groupId), 'members', query],
    queryFn: ({ pageParam: after, signal }) =>
      call(listMembers, { groupId, after, ...(query && { query }) }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
  });
}

export function useMemberActs(groupId: string) {
  const queries = useQueryClient();
  const onSettled = () => hearOfGroup(queries, groupId);
  return {
    remove: useMutation({
      mutationFn: (username: string) => call(removeMember, { groupId, username }),
      onSettled,
    }),
    ban: useMutation({
      mutationFn: ({ username, reason }: { username: string; reason: string }) =>
        call(banPerson, { groupId, username, ...(reason && { reason }) }),
      onSettled,
    }),
    changeRole: useMutation({
      mutationFn: ({ username, role }: { username: string; role: GroupRole }) =>
        call(changeRole, { groupId, username, role }),
      onSettled,
    }),
    handOver: useMutation({
      mutationFn: (username: string) => call(handOver, { groupId, username }),
      onSettled,
    }),
  };
}
