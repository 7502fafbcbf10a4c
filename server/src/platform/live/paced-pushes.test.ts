import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { LivePush } from './live-bus.ts';
import { pacePushes, pauseFor } from './paced-pushes.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const merge = (one: object, other: object) => ({ ...one, ...other });
const paceOf = (topic: string) => (topic.startsWith('busy:') ? { event: 'moved', merge } : undefined);
const ring = (topic: string, payload: object, event = 'moved'): LivePush => ({ topic, event, payload });

function paced(listeners: number) {
  const sent: object[] = [];
  const pushes = pacePushes({
    paceOf,
    listeners: () => listeners,
    send: ({ payload }) => void sent.push(payload),
  });
  return { sent, ...pushes };
}

it('what comes often leaves at once when it was quiet, then gathered, with all that came meanwhile', () => {
  const { sent, push } = paced(1);
  for (const payload of [{ a: 1 }, { a: 2 }, { b: 1 }, { a: 3 }]) push(ring('busy:1', payload));
  expect(sent).toEqual([{ a: 1 }]);
  vi.advanceTimersByTime(1_000);
  expect(sent).toEqual([{ a: 1 }, { a: 3, b: 1 }]);
  vi.advanceTimersByTime(10_000);
  push(ring('busy:1', { c: 1 }));
  expect(sent).toHaveLength(3);
});

it('five thousand listeners cost two hundred deliveries a second, however much happens', () => {
  expect(pauseFor(5_000)).toBe(25_000);
  const { sent, push } = paced(5_000);
  for (let second = 0; second < 100; second += 1) {
    for (let message = 0; message < 100; message += 1) push(ring('busy:1', { [second]: message }));
    vi.advanceTimersByTime(1_000);
  }
  // At 0, 25, 50, 75 and 100 seconds: 5,000 deliveries each.
  expect(sent).toHaveLength(5);
});

it('other events and other topics are none of its business, and a topic that nobody follows is forgotten', () => {
  const { sent, push, end } = paced(1);
  expect([push(ring('busy:1', {}, 'changed')), push(ring('calm:1', {}))]).toEqual([false, false]);
  push(ring('busy:1', { a: 1 }));
  push(ring('busy:1', { a: 2 }));
  end('busy:1');
  vi.advanceTimersByTime(10_000);
  expect(sent).toEqual([{ a: 1 }]);
});
