import type { Evidence } from '@firstlight/contract/trials/feedback/feedback-limits.ts';
import { returnFromTest, startTest } from '@firstlight/contract/trials/feedback/tests.ts';
import { type QueryClient, useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { call } from '../../../../lib/api/api.ts';
import { changeOwn, type OwnFeedbackResult, ownKey } from '../feedback.api.ts';

const startKey = (projectId: string) => ['start test', projectId] as const;

/** Whether a test of this project was started on this page. */
export function useHasStarted(projectId: string): boolean {
  const filters = { mutationKey: startKey(projectId), status: 'success' } as const;
  return useMutationState({ filters }).length > 0;
}

/** Asks for the evidence again. Unlike a return, this proves nothing. */
export function useRefetchEvidence(projectId: string): () => void {
  const queries = useQueryClient();
  return useCallback(
    () => void queries.invalidateQueries({ queryKey: ownKey(projectId) }),
    [queries, projectId],
  );
}

export function useStartTest(projectId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationKey: startKey(projectId),
    mutationFn: () => call(startTest, { projectId }),
    onSuccess: ({ evidence }) => keepEvidence(queries, projectId, evidence),
  });
}

export function useReturnFromTest(projectId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => call(returnFromTest, { projectId }),
    onSuccess: async ({ evidence }) => {
      await keepEvidence(queries, projectId, evidence);
      // Whoever tries a new version has shown all the evidence before; only the server knows that they tried again.
      if (queries.getQueryData<OwnFeedbackResult>(ownKey(projectId))?.changed)
        void queries.invalidateQueries({ queryKey: ownKey(projectId) });
    },
  });
}

function keepEvidence(queries: QueryClient, projectId: string, evidence: Evidence): Promise<void> {
  return changeOwn(queries, projectId, (own) => ({ ...own, evidence }));
}
