import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useTopic } from '../../../../lib/live/use-topic.ts';
import { type ChannelStore, openChannel } from './channel-store.ts';

/** Everybody who has a busy channel open is told at once to come and fetch; they come within this time. */
const spreadMs = 1_000;

/** An open channel, kept what the server has: by frames, after a cut, on coming back to the window, and once the line stands. */
export function useChannel(channelId: string, onRefused: (error: unknown) => void) {
  const refused = useRef(onRefused);
  refused.current = onRefused;
  const [store] = useState<ChannelStore>(() => openChannel(channelId, (error) => refused.current(error)));
  const state = useSyncExternalStore(store.subscribe, store.state);
  const catchUp = () => void store.catchUp();

  useTopic(`channel:${channelId}`, {
    'channels.changed': (frame) => {
      if (frame.messages) store.hear(frame);
      else setTimeout(catchUp, Math.random() * spreadMs);
    },
    'topic.closed': catchUp,
    granted: catchUp,
    missed: catchUp,
  });
  useEffect(() => {
    const back = () => void store.catchUp();
    addEventListener('focus', back);
    addEventListener('online', back);
    return () => {
      removeEventListener('focus', back);
      removeEventListener('online', back);
    };
  }, [store]);
  useEffect(() => store.close, [store]);
  return { store, state };
}
