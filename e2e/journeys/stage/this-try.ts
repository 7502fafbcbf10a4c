import { test } from '@playwright/test';

/**
 * Tells this try of a test from the others, as a part of names. What the first try did still stands when it is tried
 * again: names are taken, things are counted. So each try is about people and things of its own.
 */
export function thisTry(): string {
  const { repeatEachIndex, retry } = test.info();
  return `${repeatEachIndex}${retry}`;
}
