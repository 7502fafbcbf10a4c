import type { TFunction } from 'i18next';
import { expect, test } from 'vitest';
import { formatSince } from './format-since.ts';

const t = ((_key: string, words: { day: string; time: string }) =>
  `${words.day}, ${words.time}`) as unknown as TFunction<'channels'>;

test('what began today is told by its time alone, anything older with its day', () => {
  const now = new Date(2026, 10, 18, 15, 0);
  const at = (day: number) => new Date(2026, 10, day, 14, 5).toISOString();
  expect(formatSince(t, at(18), 'en', now)).not.toContain('18');
  expect(formatSince(t, at(17), 'en', now)).toMatch(/17.*,.*05/);
});
