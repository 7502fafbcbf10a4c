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
import { writeStored } from '../../../../lib/local-storage.ts';

const threadKey = (feedbackId: string) => ['feedback thread', feedbackId] as const;

export function threadOf(feedbackId: string) {
  return queryOptions({
    queryKey: threadKey(feedbackId),
    queryFn: ({ signal }) => call(readThread, { feedbackId }, { signal }),
    refetchInterval: 60_000,
  });
}

/** What is being written in a thread, and the id under which it was sent without an answer. */
export const replyKeys = (feedbackId: string) => ({
  text: `thread-draft:${feedbackId}`,
  sentAs: `thread-draft:${feedbackId}:sent-as`,
});

/** The message's id is chosen by the form and kept over all tries: a lost answer never doubles it. */
export function useReply(feedbackId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (message: { messageId: string; text: string }) =>
      call(replyInThread, { feedbackId, ...message }),
    onSuccess: (thread) => {
      // Also when the form has gone meanwhile.
      const { text, sentAs } = replyKeys(feedbackId);
      writeStored(text, null);
      writeStored(sentAs, null);
      return writeQuery<Thread>(queries, threadKey(feedbackId), () => thread);
    },
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
