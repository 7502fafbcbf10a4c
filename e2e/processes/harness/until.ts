import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';

/** Only for what never comes: how soon something has to come is a proof's subject. */
const stopMs = 180_000;

/** Asks again until the answer is yes; says what it waited for when it never is. */
export async function until(what: string, isSo: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + stopMs;
  while (!(await isSo())) {
    if (Date.now() > end) return lastLook(what, isSo);
    await wait(20);
  }
}

/** A process that got no time wakes to its timers first: what came in time may still lie unread in its sockets. */
async function lastLook(what: string, isSo: () => boolean | Promise<boolean>): Promise<void> {
  await nextTurn();
  if (!(await isSo())) throw new Error(`waited ${stopMs} ms for: ${what}`);
}
