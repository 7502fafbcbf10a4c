import type { FollowedTopic, TopicsAnswer } from '@firstlight/contract/live.ts';
import type { Socket } from 'socket.io-client';

export interface Follower {
  hear(event: string, payload: unknown): void;
  /** From here on everything is heard: whoever must miss nothing asks for what came before. */
  granted?(): void;
  /** Runs after a lost connection or a refused subscription: changes were missed, and the follower fetches its data again. */
  missed(): void;
}

/** Whoever only passes through a page needs no line, and what ends and begins in one breath is asked for together. */
const settleMs = 1_000;

/** What was refused may have been refused for the moment: too many came at once, or the database was away. It is asked for again after this time or up to twice as long. */
const refusedMs = 30_000;

const followers = new Map<string, Set<Follower>>();
/** What the server was asked for over the connection that stands. */
let asked = new Set<string>();
let line: Promise<Socket> | undefined;
let settling: ReturnType<typeof setTimeout> | undefined;
let askingAgain: ReturnType<typeof setTimeout> | undefined;
let hasReopened = false;
const endListeners = new Set<() => void>();

/**
 * Hears what happens on a topic until the returned function is called, however many others of this tab follow it too. All topics
 * share one connection, which opens with the first and closes with the last.
 */
export function followTopic(topic: FollowedTopic, follower: Follower): () => void {
  followers.set(topic, (followers.get(topic) ?? new Set()).add(follower));
  settleSoon();
  return () => {
    const others = followers.get(topic);
    others?.delete(follower);
    if (!others?.size) followers.delete(topic);
    settleSoon();
  };
}

/** The server ends a line where a session has ended or a standing has changed: whoever listens asks who is here. */
export function hearLineEnded(listener: () => void): () => void {
  endListeners.add(listener);
  return () => void endListeners.delete(listener);
}

function settleSoon(): void {
  clearTimeout(settling);
  // Where no line can be had, pages still ask by the clock.
  settling = setTimeout(settleQuietly, settleMs);
}

function askAgainLater(): void {
  clearTimeout(askingAgain);
  askingAgain = setTimeout(settleQuietly, refusedMs * (1 + Math.random()));
}

const settleQuietly = () =>
  void settle().catch(() => {
    // What draws the line could not be fetched. Another try may have it.
    line = undefined;
    if (followers.size > 0) askAgainLater();
  });

async function settle(): Promise<void> {
  line ??= connect();
  const socket = await line;
  if (followers.size === 0) socket.disconnect();
  else if (socket.connected) askFor(socket, false);
  else if (!socket.active) socket.connect();
}

function askFor(socket: Socket, wasCut: boolean): void {
  const wanted = [...followers.keys()].filter((topic) => !asked.has(topic));
  const left = [...asked].filter((topic) => !followers.has(topic));
  asked = new Set(followers.keys());
  if (left.length > 0) socket.emit('unsubscribe', left);
  if (wanted.length === 0) return;
  socket.emit('subscribe', wanted, ({ granted, refused }: TopicsAnswer) => {
    for (const topic of granted) {
      tell(topic, (follower) => (wasCut ? follower.missed() : follower.granted?.()));
    }
    for (const topic of refused) {
      // A later subscription may be granted, for example to a member who rejoins a group.
      asked.delete(topic);
      // A member who was removed before the subscription receives no push about it.
      tell(topic, (follower) => follower.missed());
    }
    if (refused.length > 0) askAgainLater();
    // One's own topic is refused to nobody who is signed in: this connection was opened before they were.
    const isOlder = refused.some((topic) => !topic.includes(':'));
    const reopens = isOlder && !hasReopened;
    hasReopened = isOlder;
    if (reopens) socket.disconnect().connect();
  });
}

async function connect(): Promise<Socket> {
  const { Manager } = await import('socket.io-client');
  // Where nothing but the web itself gets through, knocking every few seconds for hours would help nobody.
  const patience = { reconnectionDelayMax: 30_000 };
  const socket = new Manager(location.origin, {
    transports: ['websocket'],
    autoConnect: false,
    ...patience,
  }).socket('/');
  let wasCut = false;
  socket.on('disconnect', (reason) => {
    wasCut = reason !== 'io client disconnect';
    if (reason !== 'io server disconnect') return;
    // What a guest may follow they may still follow.
    settleSoon();
    for (const listener of endListeners) listener();
  });
  socket.on('connect', () => {
    asked.clear();
    askFor(socket, wasCut);
  });
  socket.onAny((event: string, payload: unknown, topic: string) => {
    tell(topic, (follower) => follower.hear(event, payload));
    if (event !== 'topic.closed') return;
    // Whoever may still follow it asks again.
    asked.delete(topic);
    settleSoon();
  });
  return socket;
}

function tell(topic: string, how: (follower: Follower) => void): void {
  for (const follower of followers.get(topic) ?? []) how(follower);
}
