import { setTimeout as wait } from 'node:timers/promises';
import { it } from 'vitest';
import { keepProof } from '../../prove/keep-figures.ts';
import { ask } from './harness/ask.ts';
import { type Child, startChild } from './harness/child.ts';
import { asShipped, rollRestarts } from './harness/roll-restarts.ts';
import { type ApiProcess, openWorld } from './harness/world.ts';

const restarts = 10;
const perSecond = 100;
const busyLoops = 4;
const probes = 300;

it('ten rolling restarts at 100 requests a second, four busy loops beside, fail nothing, and /readyz stays quick', async () => {
  const world = await openWorld(asShipped);
  const quiet: number[] = [];
  const busy: number[] = [];
  const loops: Child[] = [];
  const figures = await rollRestarts(world, {
    restarts,
    perSecond,
    async onUp(apis) {
      if (loops.length > 0) return probe(apis, busy);
      await probe(apis, quiet);
      for (let count = 0; count < busyLoops; count += 1)
        loops.push(startChild(process.execPath, ['-e', 'for (;;);']));
      return undefined;
    },
  }).finally(() => {
    for (const loop of loops) void loop.end('SIGKILL');
  });
  await world.close();

  const { requests, shed, writes, failures } = figures;
  keepProof(
    'rolling-restarts',
    { restarts, perSecond, busyLoops, requests, shed, writes: writes.confirmed },
    [
      {
        what: ['failed requests', ...failures.slice(0, 1)].join(': '),
        got: failures.length,
        goal: 0,
        atMost: true,
      },
      {
        what: 'writes confirmed and not stored',
        got: writes.confirmed - writes.stored,
        goal: 0,
        atMost: true,
      },
      { what: 'times that nobody was ready', got: figures.nobodyReady, goal: 0, atMost: true },
      { what: '/readyz p99, quiet, ms', got: percentile99(quiet), goal: 5, atMost: true },
      { what: '/readyz p99, busy, ms', got: percentile99(busy), goal: 20, atMost: true },
    ],
  );
});

/** As a proxy asks: now and then, and not all at once. */
async function probe(apis: readonly ApiProcess[], times: number[]): Promise<void> {
  for (let count = 0; count < probes; count += 1) {
    for (const { url } of apis) {
      const began = performance.now();
      const { status } = await ask(url, '/readyz');
      times.push(status === 200 ? performance.now() - began : Number.POSITIVE_INFINITY);
    }
    await wait(10);
  }
}

function percentile99(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? Number.NaN;
}
