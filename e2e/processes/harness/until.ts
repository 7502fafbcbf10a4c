import { setTimeout as wait } from 'node:timers/promises';

/** Asks again until the answer is yes; says what it waited for when it never is. */
export async function until(
  what: string,
  isSo: () => boolean | Promise<boolean>,
  withinMs = 10_000,
): Promise<void> {
  const end = Date.now() + withinMs;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(`waited ${withinMs} ms for: ${what}`);
    await wait(20);
  }
}
