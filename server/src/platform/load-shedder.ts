import { monitorEventLoopDelay, performance } from 'node:perf_hooks';

export interface LoadShedder {
  /** True when one more request would only make everyone wait. */
  isOverloaded(): boolean;
  enter(work: object): void;
  /** May be said more than once of the same work. */
  leave(work: object): void;
  /** Begins to watch the event loop: what a process did before it served says nothing about its load. */
  start(): void;
  stop(): void;
}

export interface LoadOptions {
  maxInFlight: number;
  /** Mean delay of the event loop over the last half second beyond which new work is turned away. */
  maxDelayMs: number;
}

/** A late loop that is mostly idle waits for the machine, not for us: turning people away would not make it faster. */
const ownWork = 0.8;

/** Answers "not now" early and cheaply, so that the requests already accepted stay fast. */
export function createLoadShedder({ maxInFlight, maxDelayMs }: LoadOptions): LoadShedder {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  const inFlight = new Set<object>();
  let slow = false;
  let last = performance.eventLoopUtilization();
  let timer: NodeJS.Timeout | undefined;

  return {
    isOverloaded: () => slow || inFlight.size >= maxInFlight,
    enter: (work) => void inFlight.add(work),
    leave: (work) => void inFlight.delete(work),
    start: () => {
      delay.enable();
      timer = setInterval(() => {
        const now = performance.eventLoopUtilization();
        slow =
          delay.mean / 1e6 > maxDelayMs && performance.eventLoopUtilization(now, last).utilization > ownWork;
        last = now;
        delay.reset();
      }, 500);
      timer.unref();
    },
    stop: () => {
      clearInterval(timer);
      delay.disable();
    },
  };
}
