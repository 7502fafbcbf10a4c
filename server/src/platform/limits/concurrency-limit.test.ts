import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createConcurrencyLimit, TooManyWaiting } from './concurrency-limit.ts';

describe('turns', () => {
  it('are so many at once and no more, in the order of asking', async () => {
    const inTurn = createConcurrencyLimit(2);
    const started: number[] = [];
    let running = 0;
    let most = 0;
    const results = await Promise.all(
      [0, 1, 2, 3, 4, 5].map((number) =>
        inTurn(async () => {
          started.push(number);
          running += 1;
          most = Math.max(most, running);
          await setImmediate();
          running -= 1;
          return number;
        }),
      ),
    );
    expect(results).toEqual([0, 1, 2, 3, 4, 5]);
    expect(started).toEqual([0, 1, 2, 3, 4, 5]);
    expect(most).toBe(2);
  });

  it('are passed on by work that fails', async () => {
    const inTurn = createConcurrencyLimit(1);
    const failing = inTurn(() => Promise.reject(new Error('no')));
    const next = inTurn(async () => 'done');
    await expect(failing).rejects.toThrow('no');
    expect(await next).toBe('done');
    expect(await inTurn(async () => 'again')).toBe('again');
  });

  it('are refused to whoever comes when enough wait already', async () => {
    const inTurn = createConcurrencyLimit(1, 2);
    const kept = [0, 1, 2].map((number) => inTurn(() => setImmediate(number)));
    await expect(inTurn(async () => 'too late')).rejects.toThrow(TooManyWaiting);
    expect(await Promise.all(kept)).toEqual([0, 1, 2]);
    expect(await inTurn(async () => 'again')).toBe('again');
  });
});
