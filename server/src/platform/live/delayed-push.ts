export interface DelayedPush<Ring extends { topic: string; event: string }> {
  /** Rings with the next full step of the clock, once for each topic and event however often it was asked for. */
  ring(ring: Ring): void;
  stop(): void;
}

export interface DelayedPushOptions<Ring> {
  everyMs: number;
  now(): Date;
  push(ring: Ring): void;
}

/**
 * For what must be told without telling when it happened. All that came within one step of the clock leaves together
 * at its end, in the order of the topics' names, so that neither the moment nor the order says anything.
 */
export function createDelayedPush<Ring extends { topic: string; event: string }>({
  everyMs,
  now,
  push,
}: DelayedPushOptions<Ring>): DelayedPush<Ring> {
  const waiting = new Map<string, Ring>();
  let timer: NodeJS.Timeout | undefined;

  function ringAll(): void {
    timer = undefined;
    const rings = [...waiting].toSorted(([one], [other]) => (one < other ? -1 : 1));
    waiting.clear();
    for (const [, ring] of rings) push(ring);
  }

  return {
    ring(ring) {
      waiting.set(`${ring.topic} ${ring.event}`, ring);
      timer ??= setTimeout(ringAll, everyMs - (now().getTime() % everyMs)).unref();
    },
    stop: () => clearTimeout(timer),
  };
}
