import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../../testing/servers/database.ts';
import { findNextSundays } from './issue-times.queries.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

it.each([
  ['2026-11-16T10:00:00Z', '2026-11-22T16:00:00.000Z', '2026-12-06T16:00:00.000Z'],
  ['2026-11-22T15:59:59Z', '2026-11-22T16:00:00.000Z', '2026-12-06T16:00:00.000Z'],
  ['2026-11-22T16:00:00Z', '2026-11-29T16:00:00.000Z', '2026-12-06T16:00:00.000Z'],
  ['2026-12-06T16:00:00Z', '2026-12-13T16:00:00.000Z', '2027-01-03T16:00:00.000Z'],
  // The nights on which the clocks of Paris change.
  ['2027-03-27T12:00:00Z', '2027-03-28T15:00:00.000Z', '2027-04-04T15:00:00.000Z'],
  ['2027-10-30T12:00:00Z', '2027-10-31T16:00:00.000Z', '2027-11-07T16:00:00.000Z'],
])('at %s the next letters leave at %s and, monthly, at %s', async (now, weekly, monthly) => {
  const next = await findNextSundays(database.db, new Date(now));
  expect([next.weekly.toISOString(), next.monthly.toISOString()]).toEqual([weekly, monthly]);
});
