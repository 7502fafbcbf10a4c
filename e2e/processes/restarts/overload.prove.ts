import { Agent } from 'node:http';
import { it } from 'vitest';
import { keepProof } from '../../../prove/keep-figures.ts';
import { ask } from '../harness/ask.ts';
import { press } from '../harness/loads/press.ts';
import { asShipped } from '../harness/loads/roll-restarts.ts';
import { makeMembers, makeProjects } from '../harness/members.ts';
import { pause } from '../harness/pause.ts';
import { shippedNiceness } from '../harness/priority.ts';
import { type Child, startChild } from '../harness/servers/child.ts';
import { openWorld } from '../harness/world.ts';

const seconds = Number(process.env['OVERLOAD_SECONDS'] ?? 20);
const times = 10;
const busyLoops = 8;
const lightPerSecond = 20;
/** More than are ever under way at once. */
const connectionsKept = 200;

it('ten times what a process can take leaves it nearly all of its work, done in time; a busy machine turns nobody away', async () => {
  const world = await openWorld(asShipped, { niceness: shippedNiceness() });
  const api = await world.startApi();
  const [maker, tester] = await makeMembers(world, 2);
  if (!maker || !tester) throw new Error('nobody');
  const projects = await makeProjects(world, maker.id, 50);
  const paths = ['/api/notifications', ...projects.map((id) => `/api/projects/${id}`)];
  const { cookie } = tester;
  const one = { paths, cookie };

  await press(api.url, { ...one, seconds: 5, connections: 8, restMs: 0 });
  const most = await press(api.url, { ...one, seconds: 10, connections: 8, restMs: 0 });

  // Each of so many connections asks again a second after its answer, on average.
  const probes = await probe(api.url, paths, cookie);
  await pause(1_000);
  const connections = Math.ceil(most.goodPerSecond * times);
  const pressed = await press(api.url, { ...one, seconds, connections, restMs: 900 });
  const { unready, waited, shed } = await probes.stop();
  await pause(2_000);

  const loops: Child[] = Array.from({ length: busyLoops }, () =>
    startChild(process.execPath, ['-e', 'for (;;);']),
  );
  const light = await probe(api.url, paths, cookie);
  await pause(seconds * 1_000);
  const beside = await light.stop();
  for (const loop of loops) await loop.end('SIGKILL');
  await world.close();
  keepProof(
    'overload',
    {
      seconds,
      connections,
      'most that it took a second': Math.round(most.goodPerSecond),
      'asked a second': Math.round(pressed.perSecond),
      'own requests turned away': shed,
      busyLoops,
      'p99 beside busy loops, ms': Math.round(percentile99(beside.waited)),
    },
    [
      { what: 'times as much as it takes was asked', got: pressed.perSecond / most.goodPerSecond, goal: 8 },
      {
        what: 'of its work still done, per cent',
        got: (pressed.goodPerSecond / most.goodPerSecond) * 100,
        goal: 80,
      },
      { what: 'p99 of what was let in, ms', got: percentile99(waited), goal: 500, atMost: true },
      { what: 'looks at which it was not ready', got: unready, goal: 0, atMost: true },
      { what: 'turned away beside busy loops', got: beside.shed, goal: 0, atMost: true },
      { what: 'looks at which it was not ready beside them', got: beside.unready, goal: 0, atMost: true },
    ],
  );
});

/**
 * Asks as one of the crowd, and whether the process is ready, so many times a second whatever the answers take. On connections
 * that are there already, as the proxy has them: what is measured is the process, and not that a connection which finds the listening
 * queue full is tried again after one, three and seven seconds.
 */
async function probe(url: string, paths: readonly string[], cookie: string) {
  const found = { waited: [] as number[], shed: 0, unready: 0 };
  const open: Promise<void>[] = [];
  const agent = new Agent({ keepAlive: true });
  await Promise.all(Array.from({ length: connectionsKept }, () => ask(url, '/healthz', { agent })));
  let count = 0;
  const statusOf = (path: string) =>
    ask(url, path, { headers: { cookie }, agent }).then(
      ({ status }) => status,
      () => 0,
    );
  async function visit(path: string): Promise<void> {
    const began = performance.now();
    if ((await statusOf(path)) === 200) found.waited.push(performance.now() - began);
    else found.shed += 1;
  }
  async function look(): Promise<void> {
    if ((await statusOf('/readyz')) !== 200) found.unready += 1;
  }
  const timer = setInterval(() => {
    open.push(visit(paths[count % paths.length] ?? '/'));
    count += 1;
    if (count % 4 === 0) open.push(look());
  }, 1_000 / lightPerSecond);
  return {
    async stop() {
      clearInterval(timer);
      await Promise.all(open);
      agent.destroy();
      return found;
    },
  };
}

function percentile99(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? Number.NaN;
}
