import { expect, test } from 'vitest';
import { readClock } from './clock.ts';

const since = '2026-11-16T04:10:00.000Z';
const dueAt = '2026-11-16T16:10:00.000Z';
const at = (time: string) => readClock({ since, dueAt }, Date.parse(`2026-11-16T${time}:00.000Z`));

test('what is left of a promised time is said in hours and minutes, and drawn as its share', () => {
  expect(at('10:20')).toEqual({ state: 'ample', share: 350 / 720, days: 0, hours: 5, minutes: 50 });
});

test('under an hour is soon, and the very hour is not', () => {
  expect(at('15:10').state).toBe('ample');
  expect(at('15:11')).toMatchObject({ state: 'soon', hours: 0, minutes: 59 });
});

test('late is counted up again, with a whole ring', () => {
  expect(at('16:10').state).toBe('soon');
  expect(at('17:22')).toEqual({ state: 'late', share: 1, days: 0, hours: 1, minutes: 12 });
});

test('from ten hours on minutes are left out', () => {
  expect(at('06:10')).toMatchObject({ hours: 10, minutes: null });
  expect(at('06:11')).toMatchObject({ hours: 9, minutes: 59 });
});

test('from two days on hours are counted in days, late or not', () => {
  const late = (hours: number) => readClock({ since, dueAt }, Date.parse(dueAt) + hours * 3_600_000);
  expect(late(47)).toMatchObject({ days: 0, hours: 47, minutes: null });
  expect(late(48)).toMatchObject({ days: 2, hours: 0, minutes: null });
  expect(late(176)).toMatchObject({ state: 'late', days: 7, hours: 8, minutes: null });
  expect(late(-60)).toMatchObject({ state: 'ample', days: 2, hours: 12 });
});
