import type { LivePush } from './live-bus.ts';

/** What comes often and to many: it is gathered, and leaves as one. By the event: what was told before and what comes, as one. */
export type Pace = Readonly<Record<string, (one: object, other: object) => object>>;

export interface PacedPushParts {
  /** Of a topic, by its whole name. */
  paceOf(topic: string): Pace | undefined;
  /** Connections of this process that would hear it. */
  listeners(topic: string): number;
  /** All that was gathered of a topic, one of each event. Never fails. */
  send(topic: string, pushes: readonly LivePush[]): Promise<void>;
}

interface Gathering {
  timer: NodeJS.Timeout | undefined;
  pushes: Map<string, LivePush>;
}

/** At least so long between two, and so many deliveries a second at most. */
const leastMs = 1_000;
const deliveriesPerSecond = 200;

/** How long after some deliveries the next may leave, so that a topic costs so many a second and no more, however much happens. */
export const pauseFor = (deliveries: number): number =>
  Math.max(leastMs, (deliveries / deliveriesPerSecond) * 1_000);

/** The first leaves at once; what follows is gathered until the pause is over. */
export function pacePushes({ paceOf, listeners, send }: PacedPushParts) {
  const waiting = new Map<string, Gathering>();

  function leave(topic: string, pushes: readonly LivePush[]): void {
    const gathering: Gathering = { timer: undefined, pushes: new Map() };
    waiting.set(topic, gathering);
    void send(topic, pushes).then(() => {
      if (waiting.get(topic) !== gathering) return;
      gathering.timer = setTimeout(
        () => next(topic, gathering),
        pauseFor(listeners(topic) * pushes.length),
      ).unref();
    });
  }

  function next(topic: string, { pushes }: Gathering): void {
    waiting.delete(topic);
    if (pushes.size > 0) leave(topic, [...pushes.values()]);
  }

  return {
    /** False: it is none of those that are gathered. */
    push(push: LivePush): boolean {
      const merge = paceOf(push.topic)?.[push.event];
      if (!merge) return false;
      const held = waiting.get(push.topic);
      if (!held) {
        leave(push.topic, [push]);
        return true;
      }
      const earlier = held.pushes.get(push.event);
      held.pushes.set(
        push.event,
        earlier ? { ...push, payload: merge(earlier.payload, push.payload) } : push,
      );
      return true;
    },
    /** Nobody follows it here any more. */
    end(topic: string): void {
      clearTimeout(waiting.get(topic)?.timer);
      waiting.delete(topic);
    },
    stop(): void {
      for (const { timer } of waiting.values()) clearTimeout(timer);
      waiting.clear();
    },
  };
}
