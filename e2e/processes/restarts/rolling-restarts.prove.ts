import { getPriority } from 'node:os';
import { it } from 'vitest';
import { keepProof } from '../../../prove/keep-figures.ts';
import { asShipped, rollRestarts } from '../harness/loads/roll-restarts.ts';
import { shippedNiceness } from '../harness/priority.ts';
import { probeNiceness, probeReady } from '../harness/ready-probe.ts';
import { type Child, startChild } from '../harness/servers/child.ts';
import { openWorld } from '../harness/world.ts';

const restarts = 10;
const perSecond = Number(process.env['ROLLING_PER_SECOND'] ?? 100);
const busyLoops = Number(process.env['BUSY_LOOPS'] ?? 4);
const probes = 300;

it(`ten rolling restarts at ${perSecond} requests a second, ${busyLoops} busy loops beside, fail nothing, and /readyz stays quick`, async () => {
  const world = await openWorld(asShipped, { niceness: shippedNiceness() });
  let niceness = 0;
  const quiet: number[] = [];
  const busy: number[] = [];
  const loops: Child[] = [];
  const figures = await rollRestarts(world, {
    restarts,
    perSecond,
    async onUp(apis) {
      niceness = Math.max(...apis.map((api) => getPriority(api.process.pid)));
      (loops.length > 0 ? busy : quiet).push(...(await probeReady(apis, probes)));
      if (loops.length > 0) return;
      for (let count = 0; count < busyLoops; count += 1)
        loops.push(startChild(process.execPath, ['-e', 'for (;;);']));
    },
  }).finally(() => {
    for (const loop of loops) void loop.end('SIGKILL');
  });
  await world.close();

  const { requests, shed, writes, failures } = figures;
  keepProof(
    'rolling-restarts',
    { restarts, perSecond, busyLoops, niceness, probeNiceness, requests, shed, writes: writes.confirmed },
    [
      {
        what: ['failed requests', ...failures.slice(0, 1)].join(': '),
        got: failures.length,
        goal: 0,
        atMost: true,
      },
      { what: 'shed requests, per cent', got: (shed / requests) * 100, goal: 1, atMost: true },
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

function percentile99(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? Number.NaN;
}
