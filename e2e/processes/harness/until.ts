import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';

/** Asks again until the answer is yes; says what it waited for when it never is. */
export async function until(
  what: string,
  isSo: () => boolean | Promise<boolean>,
  withinMs = 10_000,
): Promise<void> {
  const end = Date.now() + withinMs;
  while (!(await isSo())) {
    if (Date.now() > end) return lastLook(what, isSo, withinMs);
    await wait(20);
  }
}

/** A process that got no time wakes to its timers first: what came in time may still lie unread in its sockets. */
async function lastLook(
  what: string,
  isSo: () => boolean | Promise<boolean>,
  withinMs: number,
): Promise<void> {
  await nextTurn();
  if (!(await isSo())) throw new Error(`waited ${withinMs} ms for: ${what}`);
}
