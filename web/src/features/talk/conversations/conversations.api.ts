import {
  acceptRequest,
  countUnread,
  deleteRequest,
  listConversations,
  muteConversation,
  openConversation,
  readConversation,
} from '@firstlight/contract/talk/conversations/conversations.ts';
import {
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { call } from '../../../lib/api/api.ts';

const conversationsKey = ['conversations'] as const;

export function conversationsIn(box: 'inbox' | 'requests') {
  return infiniteQueryOptions({
    queryKey: [...conversationsKey, 'list', box],
    queryFn: ({ pageParam: after, signal }) => call(listConversations, { box, after }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  });
}

export function conversationOf(conversationId: string) {
  return queryOptions({
    queryKey: [...conversationsKey, 'one', conversationId],
    queryFn: ({ signal }) => call(readConversation, { conversationId }, { signal }),
  });
}

export const unreadConversations = queryOptions({
  queryKey: [...conversationsKey, 'unread'],
  queryFn: ({ signal }) => call(countUnread, {}, { signal }),
});

/** Lists, numbers and what one may do: all of it follows from what was written, read, accepted or blocked. */
export const hearOfConversations = (queries: QueryClient) =>
  queries.invalidateQueries({ queryKey: conversationsKey });

export function useAccept() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (conversationId: string) => call(acceptRequest, { conversationId }),
    onSuccess: () => hearOfConversations(queries),
  });
}

/** Deletes a stranger’s request, or brings it back. */
export function useDeleteRequest() {
  const queries = useQueryClient();
  return async (conversationId: string, isDeleted: boolean) => {
    await call(deleteRequest, { conversationId, isDeleted });
    await hearOfConversations(queries);
  };
}

export function useMute() {
  const queries = useQueryClient();
  return async (conversationId: string, isMuted: boolean) => {
    await call(muteConversation, { conversationId, isMuted });
    await hearOfConversations(queries);
  };
}

export function useOpenConversation() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (username: string) => call(openConversation, { username }),
    onSuccess: (conversation) => queries.setQueryData(conversationOf(conversation.id).queryKey, conversation),
  });
}
