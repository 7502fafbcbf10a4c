import type { MakerStep } from '@firstlight/contract/trials/dashboard/dashboard-limits.ts';
import { readFairTurn, readSteps, rememberStep } from '@firstlight/contract/trials/dashboard/maker-steps.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/api.ts';
import { writeQuery } from '../../../lib/api/write-query.ts';

export const stepsQuery = queryOptions({
  queryKey: ['maker steps'],
  queryFn: ({ signal }) => call(readSteps, {}, { signal }),
  staleTime: 60_000,
});

export const fairTurnQuery = queryOptions({
  queryKey: ['fair turn'],
  queryFn: ({ signal }) => call(readFairTurn, {}, { signal }),
});

/** Remembered at once; a step that could not be kept is shown again another time, which is no harm. */
export function useTakeStep() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (step: MakerStep) => call(rememberStep, { step }),
    onMutate: (step) =>
      writeQuery<Awaited<ReturnType<NonNullable<typeof stepsQuery.queryFn>>>>(
        queries,
        stepsQuery.queryKey,
        (known) =>
          known && {
            taken: [...known.taken, step],
            firstLight: step === 'first_light' ? null : known.firstLight,
          },
      ),
  });
}
