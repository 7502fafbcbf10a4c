import { expect, test } from 'vitest';
import { timeAgo } from './time-ago.ts';

const now = Date.parse('2026-11-16T10:00:00Z');

test.each([
  ['2026-11-16T09:30:00Z', 'en', undefined],
  ['2026-11-16T10:00:05Z', 'en', undefined],
  ['2026-11-16T07:59:00Z', 'en', '2 hours ago'],
  ['2026-11-15T09:00:00Z', 'en', 'yesterday'],
  ['2026-11-06T10:00:00Z', 'fr', 'il y a 10 jours'],
])('%s in %s', (date, language, words) => {
  expect(timeAgo(date, language, now)).toBe(words);
});
