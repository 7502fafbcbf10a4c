import type { Log } from '../log.ts';
import type { LivePush } from './live-bus.ts';
import { type LiveTopic, splitTopic } from './live-topic.ts';
import { createTail, type Tail, type TailPlace } from './tail.ts';

export interface TailsParts {
  log: Log;
  revoke(topic: string, userId?: string): void;
  /** Who follows a topic at this process, each person once. */
  followers(topic: string): readonly string[];
  send(push: LivePush, except: readonly string[]): void;
}

/** The tails of those topics that have one, by the topic’s whole name. */
export function openTails(topics: readonly LiveTopic[], { log, revoke, followers, send }: TailsParts) {
  const tails = new Map<string, Tail>();
  for (const { name, tail: source } of topics) {
    if (!source) continue;
    const whole = (id: string) => `${name}:${id}`;
    const tail = createTail(source, {
      log,
      revoke: (id, userId) => revoke(whole(id), userId),
      followers: (id) => followers(whole(id)),
      send: (id, payload, except) => send({ topic: whole(id), event: source.event, payload }, except),
    });
    tails.set(name, tail);
  }

  function tailOf(topic: string): { tail: Tail; id: string } | undefined {
    const { name, id } = splitTopic(topic);
    const tail = tails.get(name);
    return tail && id !== undefined ? { tail, id } : undefined;
  }

  return {
    /** A connection is about to follow these. */
    knock(joining: readonly string[], connection: string, userId: string): void {
      for (const topic of joining) {
        const found = tailOf(topic);
        found?.tail.knock(found.id, connection, userId);
      }
    },
    /** Lets it hear those that it knocked at, and answers from where on. */
    async admit(topicsHeard: readonly string[], connection: string): Promise<Record<string, TailPlace>> {
      const at: Record<string, TailPlace> = {};
      for (const topic of topicsHeard) {
        const found = tailOf(topic);
        const place = await found?.tail.admit(found.id, connection);
        if (place) at[topic] = place;
      }
      return at;
    },
    /** Whether the push was a wake-up signal for a tail, which then reads what changed. Such a push has a `rev`. */
    ring(topic: string, payload: object): boolean {
      const found = 'rev' in payload && tailOf(topic);
      if (!found) return false;
      found.tail.ring(found.id, Number(payload.rev));
      return true;
    },
    end(topic: string): void {
      const found = tailOf(topic);
      found?.tail.end(found.id);
    },
    stop(): void {
      for (const tail of tails.values()) tail.stop();
    },
  };
}
