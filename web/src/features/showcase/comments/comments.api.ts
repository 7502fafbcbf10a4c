import type { ResultOf } from '@firstlight/contract/endpoint.ts';
import {
  type Comment,
  editComment,
  listComments,
  listReplies,
  type Reply,
  removeComment,
  restoreComment,
  writeComment,
} from '@firstlight/contract/showcase/comments/comments.ts';
import { type InfiniteData, infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { call } from '../../../lib/api/api.ts';
import { hasCode } from '../../../lib/api/api-error.ts';
import { writeStored } from '../../../lib/local-storage.ts';
import { commentDraftKey } from './use-comment-text.ts';

export type CommentsPage = ResultOf<typeof listComments>;

export const commentsKey = (projectId: string) => ['comments', projectId] as const;

export function commentsOf(projectId: string) {
  return infiniteQueryOptions({
    queryKey: commentsKey(projectId),
    queryFn: ({ pageParam: after, signal }) => call(listComments, { projectId, after }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    refetchInterval: 60_000,
  });
}

/** All replies of one comment; below the comments' key, so that whatever refreshes them refreshes these. */
export function repliesOf(projectId: string, commentId: string) {
  return infiniteQueryOptions({
    queryKey: [...commentsKey(projectId), 'replies', commentId],
    queryFn: ({ pageParam: after, signal }) => call(listReplies, { commentId, after }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  });
}

/** One key per comment: however often it is tried, it appears once. */
export function useWriteComment(projectId: string, parentId?: string) {
  const queries = useQueryClient();
  const key = useRef<string>(crypto.randomUUID());
  return useMutation({
    mutationFn: (body: string) =>
      call(writeComment, { projectId, body, ...(parentId && { parentId }) }, { idempotencyKey: key.current }),
    onSuccess: () => {
      key.current = crypto.randomUUID();
      // Also when the form has gone meanwhile.
      writeStored(commentDraftKey({ projectId, ...(parentId && { parentId }) }), null);
      return queries.invalidateQueries({ queryKey: commentsKey(projectId) });
    },
    onError: (error) => {
      if (hasCode(error, 'request.key_reused')) key.current = crypto.randomUUID();
    },
  });
}

export function useEditComment(projectId: string, commentId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: string) => call(editComment, { commentId, body }),
    onSuccess: () => queries.invalidateQueries({ queryKey: commentsKey(projectId) }),
  });
}

/** Gone at once; should the server refuse, it is back. */
export function useRemoveComment(projectId: string) {
  const queries = useQueryClient();
  const queryKey = commentsKey(projectId);
  return useMutation({
    mutationFn: ({ id }: Reply) => call(removeComment, { commentId: id }),
    onMutate: async ({ id }) => {
      await queries.cancelQueries({ queryKey });
      const before = queries.getQueryData<InfiniteData<CommentsPage>>(queryKey);
      queries.setQueryData<InfiniteData<CommentsPage>>(queryKey, (list) => list && without(list, id));
      return { before };
    },
    onError: (_error, _comment, context) => queries.setQueryData(queryKey, context?.before),
    onSettled: () => queries.invalidateQueries({ queryKey }),
  });
}

export function useRestoreComment(projectId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: Reply) => call(restoreComment, { commentId: id }),
    onSettled: () => queries.invalidateQueries({ queryKey: commentsKey(projectId) }),
  });
}

function without(list: InfiniteData<CommentsPage>, id: string): InfiniteData<CommentsPage> {
  const withoutReply = (comment: Comment): Comment => {
    const replies = comment.replies.filter((reply) => reply.id !== id);
    return { ...comment, replies, replyCount: comment.replyCount - comment.replies.length + replies.length };
  };
  const pages = list.pages.map((page) => ({
    ...page,
    items: page.items.filter((comment) => comment.id !== id).map(withoutReply),
  }));
  return { ...list, pages };
}
