import type { Redis } from 'ioredis';

/** A doorbell on its way to whoever follows a topic, wherever they are connected. */
export interface LivePush {
  topic: string;
  event: string;
  payload: object;
}

const channelPrefix = 'live:';

/** Rings at every process with a follower of the topic. Any process may, also one without connections. */
export function createLivePublisher(redis: Redis): (push: LivePush) => Promise<unknown> {
  return ({ topic, event, payload }) => redis.spublish(channelOf(topic), JSON.stringify([event, payload]));
}

export interface LiveBus {
  /** Says of which topics this process has followers from now on, or none any more. */
  follow(topic: string): void;
  leave(topic: string): void;
  /** Once Redis knows of these: what is rung from then on is heard. */
  stands(topics: readonly string[]): Promise<void>;
}

/**
 * What this process hears: one channel for each topic that somebody here follows, so that a ring costs nothing where nobody
 * does. Changes of one moment go to Redis together. While Redis is away they wait, and the client subscribes anew to everything after.
 */
export function hearLiveBus(subscriber: Redis, heard: (push: LivePush) => void): LiveBus {
  const followed = new Set<string>();
  const standing = new Map<string, Promise<unknown>>();
  const changed = new Set<string>();
  let settling: Promise<void> | undefined;

  subscriber.on('smessage', (channel: string, text: string) => {
    const [event, payload] = JSON.parse(text) as [string, object];
    heard({ topic: channel.slice(channelPrefix.length), event, payload });
  });

  function settleSoon(topic: string): void {
    changed.add(topic);
    settling ??= Promise.resolve().then(settle);
  }

  function settle(): void {
    settling = undefined;
    const begun = [...changed].filter((topic) => followed.has(topic) && !standing.has(topic));
    const ended = [...changed].filter((topic) => !followed.has(topic) && standing.has(topic));
    changed.clear();
    // The client subscribes again by itself after a cut, and fails only when the process stops.
    if (begun.length > 0) {
      const subscribed = subscriber.ssubscribe(...begun.map(channelOf)).catch(() => undefined);
      for (const topic of begun) standing.set(topic, subscribed);
    }
    for (const topic of ended) standing.delete(topic);
    if (ended.length > 0) subscriber.sunsubscribe(...ended.map(channelOf)).catch(() => undefined);
  }

  return {
    follow(topic) {
      followed.add(topic);
      settleSoon(topic);
    },
    leave(topic) {
      followed.delete(topic);
      settleSoon(topic);
    },
    async stands(topics) {
      await settling;
      await Promise.all(new Set(topics.flatMap((topic) => standing.get(topic) ?? [])));
    },
  };
}

const channelOf = (topic: string) => `${channelPrefix}${topic}`;
