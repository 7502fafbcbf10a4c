import { setTimeout as wait } from 'node:timers/promises';

/**
 * Lets time pass, for what must not happen meanwhile: a slow machine only makes that easier. Never for what must have
 * happened afterwards: wait for that itself.
 */
export function pause(milliseconds: number): Promise<void> {
  return wait(milliseconds);
}
