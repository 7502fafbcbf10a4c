import {
  changeChannel,
  createChannel,
  orderChannels,
  removeChannel,
} from '@firstlight/contract/talk/groups/group-channels.ts';
import type { SlowStep } from '@firstlight/contract/talk/groups/group-limits.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../../lib/api/api.ts';
import { hearOfGroup } from '../groups.api.ts';

/** Gives a channel its name; without an id it is a new one. */
export function useNameChannel(groupId: string, channelId: string | undefined) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (name: string) => {
      if (channelId) await call(changeChannel, { groupId, channelId, name });
      else await call(createChannel, { groupId, name });
    },
    onSuccess: () => hearOfGroup(queries, groupId),
  });
}

export function useChannelActs(groupId: string) {
  const queries = useQueryClient();
  const onSettled = () => hearOfGroup(queries, groupId);
  return {
    slow: useMutation({
      mutationFn: (change: { channelId: string; slowSeconds: SlowStep }) =>
        call(changeChannel, { groupId, ...change }),
      onSettled,
    }),
    remove: useMutation({
      mutationFn: (channelId: string) => call(removeChannel, { groupId, channelId }),
      onSettled,
    }),
    order: useMutation({
      mutationFn: (channelIds: string[]) => call(orderChannels, { groupId, channelIds }),
      onSettled,
    }),
  };
}
