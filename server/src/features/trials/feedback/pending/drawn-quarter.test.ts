import { expect, it } from 'vitest';
import { lastQuarter } from '../../../../core/next-quarter.ts';
import { drawnQuarter } from './drawn-quarter.ts';

const day = 24 * 60 * 60 * 1000;

it('draws each full quarter of an hour that follows, within a day of the one before, by one lot of ninety-five', () => {
  const moment = new Date('2026-11-16T10:15:20Z');
  const drawn = Array.from({ length: 95 }, (_, lot) =>
    drawnQuarter(moment, `00000000-0000-4000-8000-${lot.toString(16).padStart(12, '0')}`),
  );
  expect(new Set(drawn.map(Number)).size).toBe(95);
  expect(drawn.filter((quarter) => Number(lastQuarter(quarter)) !== Number(quarter))).toEqual([]);
  expect(drawn.filter((quarter) => quarter <= moment)).toEqual([]);
  // What falls due at a quarter past ten was done at ten at the earliest.
  const done = new Date('2026-11-16T10:00:00Z');
  expect(Math.max(...drawn.map(Number)) - Number(done)).toBe(day);
});
