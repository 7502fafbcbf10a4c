import { answerCard } from '@firstlight/contract/trials/feedback/card-answers.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../../lib/api/api.ts';
import { changeOwn } from '../feedback.api.ts';

export function useAnswerCard(projectId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (said: { question: string; answer: boolean }) => call(answerCard, { projectId, ...said }),
    onSuccess: (_nothing, { question, answer }) =>
      changeOwn(queries, projectId, (own) => ({
        ...own,
        cardQuestion: { question, isAnswered: true, mine: answer },
      })),
  });
}
