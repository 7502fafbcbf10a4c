import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTopic } from '../../../../lib/live/use-topic.ts';
import { hearOfGroup } from '../groups.api.ts';

/** Asked again so often at most, however much is written. */
const everyMs = 5_000;
/** Everybody hears at once that something moved; they ask within this time. */
const spreadMs = 1_000;

/** Keeps the numbers beside the other channels of an open group: what moves in the open one is read there. */
export function useMovedChannels(groupId: string, openId: string | undefined): void {
  const queries = useQueryClient();
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const lastAsked = useRef(0);
  useEffect(() => () => clearTimeout(waiting.current), []);
  function askSoon(): void {
    if (waiting.current !== undefined) return;
    const pause = Math.max(0, lastAsked.current + everyMs - Date.now());
    waiting.current = setTimeout(
      () => {
        waiting.current = undefined;
        lastAsked.current = Date.now();
        void hearOfGroup(queries, groupId);
      },
      pause + Math.random() * spreadMs,
    );
  }
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
