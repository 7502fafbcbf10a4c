import {
  askForRound,
  cancelRound,
  listProjectRounds,
  listRounds,
  openRound,
} from '@firstlight/contract/talk/rounds/rounds.ts';
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/api.ts';

/** What is told of an open round moves with the quarter of an hour; a minute is soon enough for its clock. */
const lookAgainMs = 60_000;

export const roundsKey = (groupId: string) => ['rounds', groupId] as const;

export const roundsIn = (groupId: string) =>
  infiniteQueryOptions({
    queryKey: roundsKey(groupId),
    queryFn: ({ pageParam: after, signal }) => call(listRounds, { groupId, after }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    refetchInterval: lookAgainMs,
  });

export const roundsOn = (projectId: string) =>
  queryOptions({
    queryKey: ['rounds on', projectId],
    queryFn: ({ signal }) => call(listProjectRounds, { projectId }, { signal }),
  });

export function useRoundActs(groupId: string) {
  const queries = useQueryClient();
  const onSettled = () => queries.invalidateQueries({ queryKey: roundsKey(groupId) });
  return {
    ask: useMutation({
      mutationFn: (projectId: string) => call(askForRound, { groupId, projectId }),
      onSettled,
    }),
    open: useMutation({
      mutationFn: ({ roundId, days }: { roundId: string; days: number }) =>
        call(openRound, { roundId, days }),
      onSettled,
    }),
    cancel: useMutation({ mutationFn: (roundId: string) => call(cancelRound, { roundId }), onSettled }),
  };
}
