import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, expect, it, vi } from 'vitest';
import { createLoadShedder, type LoadShedder } from './load-shedder.ts';

let load: LoadShedder;
afterEach(() => load.stop());

it('is overloaded while as many requests as it may hold are in flight', () => {
  load = createLoadShedder({ maxInFlight: 2, maxDelayMs: 250 });
  const [one, other] = [{}, {}];
  expect(load.isOverloaded()).toBe(false);
  load.enter(one);
  expect(load.isOverloaded()).toBe(false);
  load.enter(other);
  expect(load.isOverloaded()).toBe(true);
  load.leave(one);
  expect(load.isOverloaded()).toBe(false);
});

it('gives a place back once, however often its holder leaves', () => {
  load = createLoadShedder({ maxInFlight: 1, maxDelayMs: 250 });
  const one = {};
  load.enter(one);
  load.leave(one);
  load.leave(one);
  load.enter({});
  expect(load.isOverloaded()).toBe(true);
});

it('is overloaded while the event loop lags, and recovers by itself', async () => {
  load = createLoadShedder({ maxInFlight: 100, maxDelayMs: 40 });
  load.start();
  await lagUntil(() => load.isOverloaded());
  await vi.waitFor(() => expect(load.isOverloaded()).toBe(false), { timeout: 15_000, interval: 100 });
});

it('holds nothing against a process that was busy getting ready', async () => {
  load = createLoadShedder({ maxInFlight: 100, maxDelayMs: 40 });
  const ready = performance.now() + 560;
  await lagUntil(() => performance.now() > ready);
  load.start();
  expect(load.isOverloaded()).toBe(false);
  await wait(600);
  expect(load.isOverloaded()).toBe(false);
});

async function lagUntil(isEnough: () => boolean): Promise<void> {
  while (!isEnough()) {
    const block = performance.now() + 90;
    while (performance.now() < block);
    await wait(0);
  }
}
