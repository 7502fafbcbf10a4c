import {
  beginCircle,
  cancelCircle,
  enterCircle,
  leaveCircle,
  listCircles,
  openCircle,
} from '@firstlight/contract/talk/rounds/circles.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../../lib/api/api.ts';
import { roundsKey } from '../rounds.api.ts';

/** Begins as the key of the group’s rounds does, with which it is asked for anew. */
const circlesKey = (groupId: string) => [...roundsKey(groupId), 'circles'] as const;

export const circlesIn = (groupId: string) =>
  queryOptions({
    queryKey: circlesKey(groupId),
    queryFn: ({ signal }) => call(listCircles, { groupId }, { signal }),
  });

export function useCircleActs(groupId: string) {
  const queries = useQueryClient();
  const onSettled = () => queries.invalidateQueries({ queryKey: circlesKey(groupId) });
  return {
    open: useMutation({ mutationFn: (days: number) => call(openCircle, { groupId, days }), onSettled }),
    enter: useMutation({
      mutationFn: ({ circleId, projectId }: { circleId: string; projectId: string }) =>
        call(enterCircle, { circleId, projectId }),
      onSettled,
    }),
    leave: useMutation({ mutationFn: (circleId: string) => call(leaveCircle, { circleId }), onSettled }),
    begin: useMutation({ mutationFn: (circleId: string) => call(beginCircle, { circleId }), onSettled }),
    cancel: useMutation({ mutationFn: (circleId: string) => call(cancelCircle, { circleId }), onSettled }),
  };
}
