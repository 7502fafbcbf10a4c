import { slowEvents } from '@firstlight/contract/realtime.ts';
import type { Push } from '../core/domain-events.ts';
import { createDelayedPush } from '../platform/live/delayed-push.ts';

export interface PushTiming {
  ring(push: Push): void;
  stop(): void;
}

/** Rings at once, or with the next full step of the clock where the moment would point at somebody. */
export function createPushTiming(
  slowly: { everyMs: number; now(): Date },
  push: (push: Push) => void,
): PushTiming {
  const slowBell = createDelayedPush<Push>({ ...slowly, push });
  return {
    ring: (rung) => (slowEvents.has(rung.event) ? slowBell.ring(rung) : push(rung)),
    stop: slowBell.stop,
  };
}
