import { useQueryClient } from '@tanstack/react-query';
import { useGathered } from '../../../../lib/live/use-gathered.ts';
import { useTopic } from '../../../../lib/live/use-topic.ts';
import { hearOfGroup } from '../groups.api.ts';

/** Asked again so often at most, however much is written. */
const everyMs = 5_000;
/** Everybody hears at once that something moved; they ask within this time. */
const spreadMs = 1_000;

/** Keeps the numbers beside the other channels of an open group: what moves in the open one is read there. */
export function useMovedChannels(groupId: string, openId: string | undefined): void {
  const queries = useQueryClient();
  const askSoon = useGathered(() => void hearOfGroup(queries, groupId), { everyMs, spreadMs });
  useTopic(`group:${groupId}`, {
    'channels.moved': ({ channels }) => {
      if (channels.some(({ channelId }) => channelId !== openId)) askSoon();
    },
  });
  useTopic('me', {
    'channels.mentioned': (meant) => {
      if (meant.groupId === groupId && meant.channelId !== openId) void hearOfGroup(queries, groupId);
    },
    'channels.marked': ({ channelId }) => {
      if (channelId !== openId) askSoon();
    },
  });
}
