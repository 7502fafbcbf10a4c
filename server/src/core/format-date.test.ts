import { expect, it } from 'vitest';
import { formatDate, formatMoment } from './format-date.ts';

it.each([
  ['2026-11-01T12:00:00Z', '1er novembre 2026', '1 November 2026'],
  ['2026-11-21T12:00:00Z', '21 novembre 2026', '21 November 2026'],
  ['2026-01-11T12:00:00Z', '11 janvier 2026', '11 January 2026'],
])('the day of %s is written as people write it in mails', (moment, french, english) => {
  expect([formatDate('fr', new Date(moment)), formatDate('en', new Date(moment))]).toEqual([french, english]);
});

it('a day with its minute has the first of a month in order, too', () => {
  expect(formatMoment('fr', new Date('2026-11-01T12:05:00Z'))).toBe('dimanche 1er novembre 2026 à 13:05');
});
