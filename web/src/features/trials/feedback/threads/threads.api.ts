import {
  agreeToReveal,
  closeThread,
  readThread,
  replyInThread,
  type Thread,
} from '@firstlight/contract/trials/feedback/feedback-threads.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../../lib/api/api.ts';
import { writeQuery } from '../../../../lib/api/write-query.ts';

const threadKey = (feedbackId: string) => ['feedback thread', feedbackId] as const;

export function threadOf(feedbackId: string) {
  return queryOptions({
    queryKey: threadKey(feedbackId),
    queryFn: ({ signal }) => call(readThread, { feedbackId }, { signal }),
    refetchInterval: 60_000,
  });
}

/** The message's id is chosen here and kept over all tries: a lost answer never doubles it. */
export function useReply(feedbackId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (message: { messageId: string; text: string }) =>
      call(replyInThread, { feedbackId, ...message }),
    onSuccess: (thread) => writeQuery<Thread>(queries, threadKey(feedbackId), () => thread),
  });
}

export function useCloseThread(feedbackId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (isClosed: boolean) => call(closeThread, { feedbackId, isClosed }),
    onSuccess: (thread) => writeQuery<Thread>(queries, threadKey(feedbackId), () => thread),
  });
}

export function useAgreeToReveal(feedbackId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (agree: boolean) => call(agreeToReveal, { feedbackId, agree }),
    onSuccess: (thread) => writeQuery<Thread>(queries, threadKey(feedbackId), () => thread),
  });
}
