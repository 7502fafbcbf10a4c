import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createDelayedPush } from './delayed-push.ts';

const everyMs = 15 * 60_000;
const heard: { at: string; topic: string }[] = [];

beforeEach(() => {
  heard.length = 0;
  vi.useFakeTimers({ now: new Date('2026-11-15T10:00:00.000Z') });
});
afterEach(() => vi.useRealTimers());

const open = () =>
  createDelayedPush({
    everyMs,
    now: () => new Date(),
    push: ({ topic }: { topic: string; event: string }) =>
      void heard.push({ at: new Date().toISOString().slice(11, 19), topic }),
  });

it('rings at the full quarter, whenever within it something happened', () => {
  const bell = open();
  vi.advanceTimersByTime(1_000);
  bell.ring({ topic: 'a', event: 'x' });
  vi.advanceTimersByTime(everyMs);
  vi.advanceTimersByTime(13 * 60_000);
  bell.ring({ topic: 'a', event: 'x' });
  vi.advanceTimersByTime(everyMs);
  expect(heard).toEqual([
    { at: '10:15:00', topic: 'a' },
    { at: '10:30:00', topic: 'a' },
  ]);
});

it('rings once for many, in an order that does not depend on when they came', () => {
  const bell = open();
  for (const topic of ['c', 'a', 'b', 'a', 'c']) bell.ring({ topic, event: 'x' });
  vi.advanceTimersByTime(everyMs);
  expect(heard.map(({ topic }) => topic)).toEqual(['a', 'b', 'c']);
});

it('is silent once stopped', () => {
  const bell = open();
  bell.ring({ topic: 'a', event: 'x' });
  bell.stop();
  vi.advanceTimersByTime(2 * everyMs);
  expect(heard).toEqual([]);
});
