import { afterEach, describe, expect, it, vi } from 'vitest';
import { readInZone } from '../testing/read-in-zone.ts';
import {
  formatDay,
  formatMoment,
  formatRecent,
  formatRecentSiteDay,
  formatShortSiteDay,
  formatSiteDay,
} from './format-time.ts';

const now = new Date('2026-11-17T12:00:00');

it.each([
  ['en', '14 November 2026', '14 Nov', '3 days ago'],
  ['fr', '14 novembre 2026', '14 nov.', 'il y a 3 jours'],
])('writes each date in one way, whatever the browser prefers (%s)', (language, day, short, ago) => {
  const date = new Date('2026-11-14T10:32:00');
  expect(formatDay(date, language)).toBe(day);
  expect(formatSiteDay('2026-11-14', language)).toBe(day);
  expect(formatShortSiteDay('2026-11-14', language)).toBe(short);
  expect(formatRecent(date, language, now)).toBe(ago);
  expect(formatMoment(date, language)).toContain(day);
  expect(formatMoment(date, language)).toContain('10:32');
});

it.each([
  ['2026-11-18', 'today'],
  ['2026-11-17', 'today'],
  ['2026-11-16', 'yesterday'],
  ['2026-11-11', '6 days ago'],
  ['2026-11-10', '10 Nov'],
])('says how long ago a day of the site was, within a week (%s)', (day, said) => {
  expect(formatRecentSiteDay(day, 'en', now)).toBe(said);
});

it('says the date of what is older than a week', () => {
  expect(formatRecent(new Date('2026-11-09T10:00:00'), 'en', now)).toBe('9 November 2026');
});

afterEach(() => vi.restoreAllMocks());

describe('formatMoment', () => {
  it('writes a time in the reader’s zone and names the zone', () => {
    readInZone('Europe/Paris');
    const sunday = new Date('2026-11-22T16:00:00Z');
    expect(formatMoment(sunday, 'en')).toBe('22 November 2026 at 17:00 (CET)');
    expect(formatMoment(sunday, 'fr')).toBe('22 novembre 2026 à 17:00 (UTC+1)');
    vi.restoreAllMocks();
    readInZone('Asia/Tokyo');
    expect(formatMoment(sunday, 'en')).toBe('23 November 2026 at 01:00 (GMT+9)');
  });
});
