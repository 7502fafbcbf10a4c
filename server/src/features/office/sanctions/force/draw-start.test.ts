import { expect, it } from 'vitest';
import { drawStart } from './draw-start.ts';

const now = new Date('2026-11-16T10:00:00Z');
const minutesUntil = (lot: number) => {
  const id = `00000000-0000-4000-8000-0000${lot.toString(16).padStart(8, '0')}`;
  return (drawStart(now, id).getTime() - now.getTime()) / 60_000;
};

it('begins a minute after it can no longer be undone at the earliest, and after 72 hours at the latest', () => {
  const choices = 72 * 60 - 11 + 1;
  expect([0, 1, choices - 1, choices].map(minutesUntil)).toEqual([11, 12, 72 * 60, 11]);
});

it('falls on each of those minutes as often as on any other', () => {
  const drawn = new Set(Array.from({ length: 72 * 60 - 10 }, (_, lot) => minutesUntil(lot)));
  expect(drawn.size).toBe(72 * 60 - 10);
});
