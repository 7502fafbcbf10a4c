/** Why one more request is turned away: too many are in hand, or each turn of the event loop is too long. */
type ReasonAtTheDoor = 'queue' | 'delay';

/** Also after it was let in, when no connection to the database came free for it. */
export type ShedReason = ReasonAtTheDoor | 'connections';

export interface LoadShedder {
  /** Why one more request would only make everyone wait; undefined while there is room. */
  reasonToShed(): ReasonAtTheDoor | undefined;
  enter(work: object): void;
  /** May be said more than once of the same work. */
  leave(work: object): void;
  /** Begins to watch the event loop: what a process did before it served says nothing about its load. */
  start(): void;
  stop(): void;
}

export interface LoadOptions {
  maxInFlight: number;
  /** Mean work between two turns of the event loop, over the last half second, beyond which new work is turned away. */
  maxDelayMs: number;
  /** Told how many are in hand whenever it changes. */
  changed?(inFlight: number): void;
}

const turnMs = 20;
const windowMs = 500;

/** Answers "not now" early and cheaply, so that the requests already accepted stay fast; see decision 36. */
export function createLoadShedder({
  maxInFlight,
  maxDelayMs,
  changed = () => undefined,
}: LoadOptions): LoadShedder {
  const inFlight = new Set<object>();
  let slow = false;
  let timer: NodeJS.Timeout | undefined;

  return {
    reasonToShed() {
      if (inFlight.size >= maxInFlight) return 'queue';
      return slow ? 'delay' : undefined;
    },
    enter: (work) => {
      inFlight.add(work);
      changed(inFlight.size);
    },
    leave: (work) => {
      if (inFlight.delete(work)) changed(inFlight.size);
    },
    start: () => {
      let began = { at: performance.now(), work: workMs() };
      let turns = 0;
      timer = setInterval(() => {
        turns += 1;
        const now = performance.now();
        if (now - began.at < windowMs) return;
        const work = workMs();
        slow = (work - began.work) / turns > maxDelayMs;
        began = { at: now, work };
        turns = 0;
      }, turnMs);
      timer.unref();
    },
    stop: () => clearInterval(timer),
  };
}

/**
 * Processor time of this thread. Time alone would not do: it also passes while the machine runs others, and turning
 * people away gives us nothing of that back.
 */
function workMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
