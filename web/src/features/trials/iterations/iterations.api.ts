import { listFeedback } from '@firstlight/contract/trials/feedback/feedback.ts';
import { listSkips } from '@firstlight/contract/trials/feedback/skips.ts';
import {
  type IterationForm,
  listIterations,
  publishIteration,
  readBeforeAfter,
  readSkipDiagnosis,
} from '@firstlight/contract/trials/iterations/iterations.ts';
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { call } from '../../../lib/api/api.ts';
import { hasCode } from '../../../lib/api/api-error.ts';

export const iterationsKey = (projectId: string) => ['iterations', projectId] as const;
const diagnosisKey = (projectId: string) => ['skip diagnosis', projectId] as const;

const paged = {
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ next }: { next: string | null }) => next ?? undefined,
};

export function iterationsOf(projectId: string) {
  return infiniteQueryOptions({
    queryKey: iterationsKey(projectId),
    queryFn: ({ pageParam: after, signal }) => call(listIterations, { projectId, after }, { signal }),
    ...paged,
  });
}

/** The two kinds of notes that can be credited, as the maker reads them. */
export function creditableFeedback(projectId: string) {
  return infiniteQueryOptions({
    queryKey: ['creditable feedback', projectId],
    queryFn: ({ pageParam: after, signal }) => call(listFeedback, { projectId, after }, { signal }),
    ...paged,
  });
}

export function creditableSkips(projectId: string) {
  return infiniteQueryOptions({
    queryKey: ['creditable skips', projectId],
    queryFn: ({ pageParam: after, signal }) => call(listSkips, { projectId, after }, { signal }),
    ...paged,
  });
}

export function skipDiagnosisOf(projectId: string) {
  return queryOptions({
    queryKey: diagnosisKey(projectId),
    queryFn: ({ signal }) => call(readSkipDiagnosis, { projectId }, { signal }),
  });
}

export function beforeAfterOf(projectId: string) {
  return queryOptions({
    queryKey: ['before and after', projectId],
    queryFn: ({ signal }) => call(readBeforeAfter, { projectId }, { signal }),
  });
}

/** One key per iteration: however often it is tried, it is published once. */
export function usePublishIteration(projectId: string) {
  const queries = useQueryClient();
  const key = useRef<string>(crypto.randomUUID());
  return useMutation({
    mutationFn: (form: IterationForm) =>
      call(publishIteration, { projectId, ...form }, { idempotencyKey: key.current }),
    onSuccess: () => {
      key.current = crypto.randomUUID();
      return Promise.all(
        [iterationsKey(projectId), diagnosisKey(projectId)].map((queryKey) =>
          queries.invalidateQueries({ queryKey }),
        ),
      );
    },
    onError: (error) => {
      if (hasCode(error, 'request.key_reused')) key.current = crypto.randomUUID();
    },
  });
}
