import { AsyncLocalStorage } from 'node:async_hooks';
import type { TopicsAnswer } from '@firstlight/contract/live.ts';
import type { Message } from '@firstlight/contract/talk/channels/message.ts';
import { io } from 'socket.io-client';
import { openChannel } from '../../../web/src/features/talk/channels/window/channel-store.ts';
import type { Changes } from '../../../web/src/features/talk/channels/window/channel-window.ts';
import type { TestMember } from '../harness/members.ts';
import { origin } from '../harness/settings.ts';

export interface BrowserWindow {
  /** What it shows: the end of the log, oldest first. */
  messages(): readonly Message[];
  isFollowing(): boolean;
  /** Cuts the line, as a tunnel does; it comes back by itself. */
  cut(): void;
  close(): void;
}

/** Whose browser asks: a page names a path alone, and the browser adds the rest. */
const browsers = new AsyncLocalStorage<{ url: string; cookie: string }>();

/** Until `stop`, what the web's own code asks for goes to the server of the browser in which it runs. */
export function standInForBrowsers() {
  const { fetch } = globalThis;
  globalThis.fetch = (path, request) => {
    const browser = browsers.getStore();
    if (!browser) throw new Error('no browser asks');
    const headers = { ...(request?.headers as Record<string, string>), cookie: browser.cookie };
    return fetch(`${browser.url}${String(path)}`, { ...request, headers });
  };
  Object.assign(globalThis, { document: { documentElement: { lang: 'en' } } });
  return {
    stop() {
      globalThis.fetch = fetch;
      Reflect.deleteProperty(globalThis, 'document');
    },
  };
}

/**
 * A browser with a channel open: the web's own store behind a line of its own, told what `useChannel` tells it. The line is as patient as that of
 * `follow-topic.ts`, of which a page has one alone.
 */
export function openBrowserWindow(url: string, channelId: string, who: TestMember): BrowserWindow {
  const inside = <Result>(act: () => Result): Result => browsers.run({ url, cookie: who.cookie }, act);
  const store = inside(() => openChannel(channelId, () => undefined));
  const catchUp = () => void inside(() => store.catchUp());
  const topic = `channel:${channelId}`;
  let isFollowing = false;
  const socket = io(url, {
    transports: ['websocket'],
    extraHeaders: { origin, cookie: who.cookie },
    reconnectionDelayMax: 30_000,
    forceNew: true,
  });
  socket.on('connect', () => {
    socket.emit('subscribe', [topic], ({ granted }: TopicsAnswer) => {
      isFollowing = granted.length > 0;
      if (isFollowing) catchUp();
    });
  });
  socket.on('disconnect', () => {
    isFollowing = false;
  });
  socket.on('channels.changed', (frame: Changes) => {
    if (frame.messages) inside(() => store.hear(frame));
    else setTimeout(catchUp, Math.random() * 1_000);
  });
  return {
    messages: () => store.state().window?.messages ?? [],
    isFollowing: () => isFollowing,
    cut: () => socket.io.engine.close(),
    close() {
      socket.close();
      store.close();
    },
  };
}
