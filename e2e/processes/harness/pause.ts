import { setTimeout as wait } from 'node:timers/promises';

/**
 * Lets time pass: for what must not happen meanwhile, which a slow machine only makes easier, and for the rhythm of an
 * attack. Never for what must have happened afterwards: that is `until`.
 */
export function pause(milliseconds: number): Promise<void> {
  return wait(milliseconds);
}
