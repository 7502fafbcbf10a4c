import {
  answerRequest,
  askForAccess,
  listAccessRequests,
  readOwnRequest,
  withdrawRequest,
} from '@firstlight/contract/talk/groups/access-requests.ts';
import {
  type InviteForm,
  joinByInvite,
  listInvites,
  makeInvite,
  readInvite,
  revokeInvite,
} from '@firstlight/contract/talk/groups/invites.ts';
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../../lib/api/api.ts';
import { groupKey, takeGroup } from '../groups.api.ts';

const requestsKey = (groupId: string) => [...groupKey(groupId), 'requests'] as const;
const invitesKey = (groupId: string) => [...groupKey(groupId), 'invites'] as const;
const ownRequestKey = (groupId: string) => [...groupKey(groupId), 'own-request'] as const;

export const inviteOf = (code: string) =>
  queryOptions({
    queryKey: ['groups', 'invite', code],
    queryFn: ({ signal }) => call(readInvite, { code }, { signal }),
    // Each question counts against guessing.
    refetchOnWindowFocus: false,
    retry: false,
  });

export const ownRequestAt = (groupId: string) =>
  queryOptions({
    queryKey: ownRequestKey(groupId),
    queryFn: ({ signal }) => call(readOwnRequest, { groupId }, { signal }),
  });

export const requestsAt = (groupId: string) =>
  infiniteQueryOptions({
    queryKey: requestsKey(groupId),
    queryFn: ({ pageParam: after, signal }) => call(listAccessRequests, { groupId, after }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  });

/** Those that still let somebody in. */
export const openInvitesOf = (groupId: string) =>
  infiniteQueryOptions({
    queryKey: invitesKey(groupId),
    queryFn: ({ pageParam: after, signal }) =>
      call(listInvites, { groupId, state: 'open', after }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  });

export function useJoinByInvite(code: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => call(joinByInvite, { code }),
    onSuccess: (group) => takeGroup(queries, group),
  });
}

export function useAsking(groupId: string, code?: string) {
  const queries = useQueryClient();
  const onSettled = () => queries.invalidateQueries({ queryKey: ownRequestKey(groupId) });
  return {
    ask: useMutation({
      mutationFn: (text: string) =>
        call(askForAccess, { groupId, ...(text && { text }), ...(code && { code }) }),
      onSettled,
    }),
    withdraw: useMutation({ mutationFn: () => call(withdrawRequest, { groupId }), onSettled }),
  };
}

export function useAnswer(groupId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (answer: { requestId: string; answer: 'approved' | 'declined' }) =>
      call(answerRequest, { groupId, ...answer }),
    onSettled: () => queries.invalidateQueries({ queryKey: groupKey(groupId) }),
  });
}

export function useInviteActs(groupId: string) {
  const queries = useQueryClient();
  const onSettled = () => queries.invalidateQueries({ queryKey: invitesKey(groupId) });
  return {
    make: useMutation({
      mutationFn: (form: InviteForm) => call(makeInvite, { groupId, ...form }),
      onSettled,
    }),
    revoke: useMutation({
      mutationFn: (inviteId: string) => call(revokeInvite, { groupId, inviteId }),
      onSettled,
    }),
  };
}
