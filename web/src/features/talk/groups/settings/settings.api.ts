import type { GroupSettings } from '@firstlight/contract/talk/groups/group-form.ts';
import {
  changeGroup,
  deleteGroup,
  freezeGroup,
  restoreGroup,
  unfreezeGroup,
} from '@firstlight/contract/talk/groups/groups.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../../lib/api/api.ts';
import { hearOfGroup, takeGroup } from '../groups.api.ts';

export function useGroupSettings(groupId: string) {
  const queries = useQueryClient();
  return {
    change: useMutation({
      mutationFn: (change: GroupSettings) => call(changeGroup, { groupId, ...change }),
      onSuccess: (group) => takeGroup(queries, group),
    }),
    freeze: useMutation({
      mutationFn: (isFrozen: boolean) => call(isFrozen ? freezeGroup : unfreezeGroup, { groupId }),
      onSettled: () => hearOfGroup(queries, groupId),
    }),
    remove: useMutation({ mutationFn: () => call(deleteGroup, { groupId }) }),
    restore: useMutation({
      mutationFn: () => call(restoreGroup, { groupId }),
      onSuccess: (group) => takeGroup(queries, group),
    }),
  };
}
