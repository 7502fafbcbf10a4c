import { delayedEvents, type LivePush } from '@firstlight/contract/live.ts';
import { publicationRules } from '@firstlight/contract/rules.ts';
import { createDelayedPush } from '../platform/live/delayed-push.ts';

export interface PushTiming {
  ring(push: LivePush): void;
  stop(): void;
}

/**
 * Rings at once, or with the next full step of the clock where the moment would point at somebody. It waits where it was
 * caused, so that whoever begins to follow meanwhile hears it too.
 */
export function createPushTiming(now: () => Date, push: (push: LivePush) => void): PushTiming {
  const everyMs = publicationRules.everyMinutes * 60_000;
  const delayed = createDelayedPush<LivePush>({ everyMs, now, push });
  return {
    ring: (rung) => (delayedEvents.has(rung.event) ? delayed.ring(rung) : push(rung)),
    stop: delayed.stop,
  };
}
