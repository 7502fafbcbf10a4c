import type { TopicsAnswer } from '@firstlight/contract/live.ts';
import type { Message, Position } from '@firstlight/contract/talk/channels/message.ts';
import { io } from 'socket.io-client';
import type { TestMember } from '../harness/members.ts';
import { origin } from '../harness/settings.ts';
import { tryAsk } from './talkers.ts';

interface Changes {
  from: Position;
  to: Position;
  messages: Message[] | null;
  isToReload?: boolean;
}

export interface TalkWindow {
  rows: Map<number, Message>;
  at: Position;
  /** Frames that came, also those that were dropped for a gap. */
  frames: number;
  isFollowing(): boolean;
  /** Cuts the line, as a tunnel does; it comes back by itself. */
  cut(): void;
  close(): void;
}

/**
 * A browser with a channel open, from its beginning: rows by number, and the place up to which they are right. It follows the rules that
 * docs/features/channels.md gives, and nothing else.
 */
export function openTalkWindow(url: string, channelId: string, who: TestMember): TalkWindow {
  const topic = `channel:${channelId}`;
  let isFollowing = false;
  let isFetching = false;
  let isAskedAgain = false;
  const socket = io(url, {
    transports: ['websocket'],
    extraHeaders: { origin, cookie: who.cookie },
    reconnectionDelay: 50,
    reconnectionDelayMax: 200,
    forceNew: true,
  });
  const window: TalkWindow = {
    rows: new Map(),
    at: { seq: 0, rev: 0 },
    frames: 0,
    isFollowing: () => isFollowing,
    cut: () => socket.io.engine.close(),
    close: () => void socket.close(),
  };

  function take({ from, to, messages }: Changes): void {
    if (messages === null || from.rev > window.at.rev) {
      fetchSoon();
      return;
    }
    for (const row of messages)
      if (row.rev > (window.rows.get(row.seq)?.rev ?? 0)) window.rows.set(row.seq, row);
    window.at = { seq: Math.max(window.at.seq, to.seq), rev: Math.max(window.at.rev, to.rev) };
  }

  function fetchSoon(): void {
    isAskedAgain = true;
    if (isFetching) return;
    isFetching = true;
    void fetchChanges().finally(() => {
      isFetching = false;
      if (isAskedAgain) fetchSoon();
    });
  }

  async function fetchChanges(): Promise<void> {
    while (isAskedAgain) {
      isAskedAgain = false;
      const { seq, rev } = window.at;
      const answer = await tryAsk(
        url,
        `/api/channels/${channelId}/changes?seq=${seq}&rev=${rev}`,
        who,
        'GET',
      );
      if (answer?.status !== 200) continue;
      const changes = JSON.parse(answer.text) as Changes;
      if (changes.isToReload) await reload();
      else take(changes);
    }
  }

  /** All of it, page by page; what changes meanwhile is asked for from the first page’s place on. */
  async function reload(): Promise<void> {
    const rows = new Map<number, Message>();
    let first: Position | undefined;
    for (let after = 0, more = true; more; ) {
      const answer = await tryAsk(url, `/api/channels/${channelId}/messages?after=${after}`, who, 'GET');
      if (answer?.status !== 200) return;
      const page = JSON.parse(answer.text);
      first ??= page.at as Position;
      for (const row of page.messages as Message[]) rows.set(row.seq, row);
      after = Math.max(after, ...rows.keys());
      more = page.hasLater && page.messages.length > 0;
    }
    window.rows = rows;
    if (first) window.at = first;
    isAskedAgain = true;
  }

  socket.on('connect', () => {
    socket.emit('subscribe', [topic], ({ granted }: TopicsAnswer) => {
      isFollowing = granted.length > 0;
      if (isFollowing) fetchSoon();
    });
  });
  socket.on('disconnect', () => {
    isFollowing = false;
  });
  socket.on('topic.closed', () => {
    isFollowing = false;
  });
  socket.on('channels.changed', (frame: Changes) => {
    window.frames += 1;
    take(frame);
  });
  return window;
}
