import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { LivePush } from './live-bus.ts';
import { pacePushes, pauseFor } from './paced-pushes.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const merge = (one: object, other: object) => ({ ...one, ...other });
const paceOf = (topic: string) => (topic.startsWith('busy:') ? { moved: merge, changed: merge } : undefined);
const ring = (topic: string, payload: object, event = 'moved'): LivePush => ({ topic, event, payload });

function paced(listeners: number, asked: () => Promise<void> = async () => undefined) {
  const sent: object[] = [];
  const pushes = pacePushes({
    paceOf,
    listeners: () => listeners,
    async send(_topic, gathered) {
      await asked();
      sent.push(...gathered.map(({ payload }) => payload));
    },
  });
  return { sent, ...pushes };
}

it('what comes often leaves at once when it was quiet, then gathered, with all that came meanwhile', async () => {
  const { sent, push } = paced(1);
  for (const payload of [{ a: 1 }, { a: 2 }, { b: 1 }, { a: 3 }]) push(ring('busy:1', payload));
  await vi.advanceTimersByTimeAsync(0);
  expect(sent).toEqual([{ a: 1 }]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(sent).toEqual([{ a: 1 }, { a: 3, b: 1 }]);
  await vi.advanceTimersByTimeAsync(10_000);
  push(ring('busy:1', { c: 1 }));
  await vi.advanceTimersByTimeAsync(0);
  expect(sent).toHaveLength(3);
});

it('five thousand listeners cost two hundred deliveries a second, whatever happens and by however many names', async () => {
  expect(pauseFor(5_000)).toBe(25_000);
  const { sent, push } = paced(5_000);
  for (let second = 0; second < 100; second += 1) {
    for (let message = 0; message < 100; message += 1) {
      push(ring('busy:1', { [second]: message }));
      push(ring('busy:1', { [second]: message }, 'changed'));
    }
    await vi.advanceTimersByTimeAsync(1_000);
  }
  // One at 0, then both at 25 and at 75 seconds: 5,000 deliveries each.
  expect(sent).toHaveLength(5);
});

it('what comes while it is asked who may hear is gathered, and nothing leaves before the answer', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { sent, push } = paced(1, () => promise);
  push(ring('busy:1', { a: 1 }));
  push(ring('busy:1', { a: 2 }));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toEqual([]);
  resolve();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(sent).toEqual([{ a: 1 }, { a: 2 }]);
});

it('other events and other topics are none of its business, and a topic that nobody follows is forgotten', async () => {
  const { sent, push, end } = paced(1);
  expect([push(ring('busy:1', {}, 'other')), push(ring('calm:1', {}))]).toEqual([false, false]);
  push(ring('busy:1', { a: 1 }));
  push(ring('busy:1', { a: 2 }));
  end('busy:1');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(sent).toEqual([{ a: 1 }]);
});
