import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, expect, it, vi } from 'vitest';
import { createLoadShedder, type LoadShedder } from './load-shedder.ts';

let load: LoadShedder;
afterEach(() => load.stop());

it('sheds for its queue while as many requests as it may hold are in flight', () => {
  load = createLoadShedder({ maxInFlight: 2, maxDelayMs: 250 });
  const [one, other] = [{}, {}];
  expect(load.reasonToShed()).toBeUndefined();
  load.enter(one);
  expect(load.reasonToShed()).toBeUndefined();
  load.enter(other);
  expect(load.reasonToShed()).toBe('queue');
  load.leave(one);
  expect(load.reasonToShed()).toBeUndefined();
});

it('gives a place back once, however often its holder leaves', () => {
  load = createLoadShedder({ maxInFlight: 1, maxDelayMs: 250 });
  const one = {};
  load.enter(one);
  load.leave(one);
  load.leave(one);
  load.enter({});
  expect(load.reasonToShed()).toBe('queue');
});

it('sheds for delay while its own work keeps the event loop from turning, and recovers by itself', async () => {
  load = createLoadShedder({ maxInFlight: 100, maxDelayMs: 40 });
  load.start();
  await lagUntil(() => load.reasonToShed() !== undefined, work);
  expect(load.reasonToShed()).toBe('delay');
  await vi.waitFor(() => expect(load.reasonToShed()).toBeUndefined(), { timeout: 15_000, interval: 100 });
});

it('sheds nothing while the machine gives it no time, however late its turns come', async () => {
  load = createLoadShedder({ maxInFlight: 100, maxDelayMs: 40 });
  load.start();
  const end = performance.now() + 1_500;
  const seen = new Set<unknown>();
  await lagUntil(() => {
    seen.add(load.reasonToShed());
    return performance.now() > end;
  }, standStill);
  expect([...seen]).toEqual([undefined]);
});

it('holds nothing against a process that was busy getting ready', async () => {
  load = createLoadShedder({ maxInFlight: 100, maxDelayMs: 40 });
  const ready = performance.now() + 560;
  await lagUntil(() => performance.now() > ready, work);
  load.start();
  expect(load.reasonToShed()).toBeUndefined();
  await wait(600);
  expect(load.reasonToShed()).toBeUndefined();
});

async function lagUntil(isEnough: () => boolean, lag: (ms: number) => void): Promise<void> {
  while (!isEnough()) {
    lag(90);
    await wait(0);
  }
}

/** Until so much processor time is used up, however long that takes. */
function work(ms: number): void {
  const used = () => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1000;
  };
  const end = used() + ms;
  while (used() < end);
}

/** To the loop this is what a starved machine is: time passes, and nothing of it is ours. */
function standStill(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}
