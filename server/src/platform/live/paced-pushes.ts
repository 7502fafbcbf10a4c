import type { LivePush } from './live-bus.ts';

/** What comes often and to many: it is gathered, and leaves as one. */
export interface Pace {
  event: string;
  /** What was told before and what comes, as one. */
  merge(one: object, other: object): object;
}

export interface PacedPushParts {
  /** Of a topic, by its whole name. */
  paceOf(topic: string): Pace | undefined;
  /** Connections of this process that would hear it. */
  listeners(topic: string): number;
  send(push: LivePush): void;
}

/** At least so long between two, and so many deliveries a second at most. */
const leastMs = 1_000;
const deliveriesPerSecond = 200;

/** How long after one the next may leave, so that a topic costs so many deliveries a second and no more, however much happens. */
export const pauseFor = (listeners: number): number =>
  Math.max(leastMs, (listeners / deliveriesPerSecond) * 1_000);

/** The first leaves at once; what follows is gathered until the pause is over. */
export function pacePushes({ paceOf, listeners, send }: PacedPushParts) {
  const waiting = new Map<string, { timer: NodeJS.Timeout; gathered: LivePush | undefined }>();

  function leave(push: LivePush): void {
    send(push);
    const { topic } = push;
    const timer = setTimeout(() => next(topic), pauseFor(listeners(topic))).unref();
    waiting.set(topic, { timer, gathered: undefined });
  }

  function next(topic: string): void {
    const gathered = waiting.get(topic)?.gathered;
    waiting.delete(topic);
    if (gathered) leave(gathered);
  }

  return {
    /** False: it is none of those that are gathered. */
    push(push: LivePush): boolean {
      const pace = paceOf(push.topic);
      if (!pace || pace.event !== push.event) return false;
      const held = waiting.get(push.topic);
      if (!held) leave(push);
      else
        held.gathered = held.gathered
          ? { ...push, payload: pace.merge(held.gathered.payload, push.payload) }
          : push;
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
