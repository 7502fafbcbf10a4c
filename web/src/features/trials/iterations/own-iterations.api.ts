import {
  editIteration,
  type Iteration,
  removeIteration,
  restoreIteration,
} from '@firstlight/contract/trials/iterations/iterations.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/api.ts';
import { iterationsOf, skipDiagnosisOf } from './iterations.api.ts';

/** What a maker does to their own iterations; the list and what is worked out from it are asked for anew. */
export function useOwnIterations(projectId: string) {
  const queries = useQueryClient();
  const onSuccess = () =>
    Promise.all(
      [iterationsOf(projectId).queryKey, skipDiagnosisOf(projectId).queryKey].map((queryKey) =>
        queries.invalidateQueries({ queryKey }),
      ),
    );
  return {
    edit: useMutation({
      mutationFn: ({ id, ...words }: Pick<Iteration, 'id' | 'whatChanged' | 'link'>) =>
        call(editIteration, { iterationId: id, ...words }),
      onSuccess,
    }),
    remove: useMutation({
      mutationFn: (iterationId: string) => call(removeIteration, { iterationId }),
      onSuccess,
    }),
    restore: useMutation({
      mutationFn: (iterationId: string) => call(restoreIteration, { iterationId }),
      onSuccess,
    }),
  };
}
