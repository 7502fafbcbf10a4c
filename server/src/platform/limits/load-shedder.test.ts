import { afterEach, expect, it, vi } from 'vitest';
import { pause } from '../../testing/pause.ts';
import { keepBusy, standStill } from '../../testing/servers/lag.ts';
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
  await lagUntil(() => load.reasonToShed() !== undefined, keepBusy);
  expect(load.reasonToShed()).toBe('delay');
  await vi.waitFor(() => expect(load.reasonToShed()).toBeUndefined(), { timeout: 60_000, interval: 100 });
});

it('sheds nothing while the machine gives it no time, however late its turns come', async () => {
  load = createLoadShedder({ maxInFlight: 100, maxDelayMs: 40 });
  load.start();
  const seen: unknown[] = [];
  await lagUntil(() => seen.push(load.reasonToShed()) > 16, standStill);
  expect(new Set(seen)).toEqual(new Set([undefined]));
});

it('holds nothing against a process that was busy getting ready', async () => {
  load = createLoadShedder({ maxInFlight: 100, maxDelayMs: 40 });
  let rounds = 0;
  await lagUntil(() => ++rounds > 7, keepBusy);
  load.start();
  expect(load.reasonToShed()).toBeUndefined();
  await pause(600);
  expect(load.reasonToShed()).toBeUndefined();
});

async function lagUntil(isEnough: () => boolean, lag: (ms: number) => void): Promise<void> {
  while (!isEnough()) {
    lag(90);
    await pause(0);
  }
}
