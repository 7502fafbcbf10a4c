import { heldLimits } from '@firstlight/contract/general-limits.ts';
import { it } from 'vitest';
import { keepProof } from '../../../prove/keep-figures.ts';
import { ask } from '../harness/ask.ts';
import { projectTopic } from '../harness/live-page.ts';
import { type LeanSocket, openLeanSocket } from '../harness/loads/lean-socket.ts';
import { makeMembers, makeProjects } from '../harness/members.ts';
import { metricsToken, readMetric } from '../harness/metrics.ts';
import { pause } from '../harness/pause.ts';
import { seededRandom } from '../harness/seeded-random.ts';
import { origin } from '../harness/settings.ts';
import { until } from '../harness/until.ts';
import { openWorld } from '../harness/world.ts';

/** What one process is asked to hold; `LIVE_SOCKETS` for less. */
const sockets = Number(process.env['LIVE_SOCKETS'] ?? 13_000);
const pagesEach = 3;
const topicsEach = heldLimits.topicsPerPerson;
const projects = 20_000;
const atOnce = 50;
const megabyte = 2 ** 20;

it('one process holds 13,000 connections with 200 topics each, three pages to a person', async () => {
  const world = await openWorld({ LIVE_IDENTITY: 'accounts', METRICS_TOKEN: metricsToken });
  const api = await world.startApi();
  const people = await makeMembers(world, Math.ceil(sockets / pagesEach));
  const [maker] = people;
  if (!maker) throw new Error('nobody is there');
  const ids = await makeProjects(world, maker.id, projects);
  const [common = '', ...others] = ids;
  const memory = async () => (await readMetric(api, 'process_resident_memory_bytes')) / megabyte;
  const random = seededRandom(20_261_116);
  const topicsOf = people.map(() => {
    const chosen = new Set<string>();
    while (chosen.size < topicsEach - 2) chosen.add(others[Math.floor(random() * others.length)] ?? '');
    return ['me', projectTopic(common), ...[...chosen].map(projectTopic)];
  });

  const before = await memory();
  const open: LeanSocket[] = [];
  await inLanes(sockets, async (index) => {
    const { cookie } = people[index % people.length] ?? maker;
    open[index] = await openLeanSocket(api.url, { origin, cookie });
  });
  const connected = await memory();

  const times: number[] = [];
  let granted = 0;
  const subscribing = performance.now();
  await inLanes(sockets, async (index) => {
    const answer = await open[index]?.follow(topicsOf[index % people.length] ?? []);
    times.push(answer?.ms ?? Number.POSITIVE_INFINITY);
    granted += answer?.granted ?? 0;
  });
  const subscribed = (performance.now() - subscribing) / 1_000;
  const following = await memory();

  /** Until the last of them has heard it. */
  async function lastHears(event: string, cause: () => Promise<unknown>): Promise<number> {
    const began = performance.now();
    await cause();
    await until(`all to hear ${event}`, () => open.every((socket) => socket.heardAt(event) !== undefined));
    return Math.max(...open.map((socket) => socket.heardAt(event) ?? 0)) - began;
  }
  const topic = projectTopic(common);
  const push = await lastHears('test.canary', () =>
    ask(api.url, '/api/test/push', { json: { topic, mark: 1 } }),
  );
  const revoke = await lastHears('topic.closed', () =>
    ask(api.url, `/api/projects/${common}/visibility`, {
      method: 'PUT',
      json: { isHidden: true },
      headers: { cookie: maker.cookie },
    }),
  );

  // Long enough for everybody to be asked about anew.
  let slowest = 0;
  const end = performance.now() + 60_000;
  while (performance.now() < end) {
    const began = performance.now();
    await ask(api.url, '/readyz');
    slowest = Math.max(slowest, performance.now() - began);
    await pause(20);
  }
  const held = open.filter((socket) => socket.isOpen()).length;
  const most = await memory();
  for (const socket of open) socket.end();
  await world.close();

  times.sort((one, other) => one - other);
  keepProof('live-topics', { sockets, people: people.length, topicsEach, projects, atOnce }, [
    { what: 'connections still held at the end', got: held, goal: sockets },
    { what: 'topics granted of those asked for, share', got: granted / (sockets * topicsEach), goal: 1 },
    {
      what: 'memory of a connection, kB',
      got: ((connected - before) * 1_024) / sockets,
      goal: 60,
      atMost: true,
    },
    {
      what: 'memory of a followed topic, bytes',
      got: ((following - connected) * megabyte) / (sockets * topicsEach),
      goal: 300,
      atMost: true,
    },
    { what: 'memory in all, MB', got: most, goal: 2_000, atMost: true },
    {
      what: 'subscribing to 200 topics, median, ms',
      got: times[times.length >> 1] ?? 0,
      goal: 500,
      atMost: true,
    },
    {
      what: 'subscribing to 200 topics, 99 in 100, ms',
      got: times[Math.floor(times.length * 0.99)] ?? 0,
      goal: 2_000,
      atMost: true,
    },
    { what: 'subscribing them all, s', got: subscribed, goal: 300, atMost: true },
    { what: 'a push to them all, last, ms', got: push, goal: 5_000, atMost: true },
    { what: 'a topic taken from them all, last, ms', got: revoke, goal: 5_000, atMost: true },
    {
      what: 'another request while all are asked about anew, slowest, ms',
      got: slowest,
      goal: 1_000,
      atMost: true,
    },
  ]);
});

/** Does it for each number, so many at once. */
async function inLanes(count: number, act: (index: number) => Promise<void>): Promise<void> {
  let next = 0;
  const lane = async () => {
    for (let index = next++; index < count; index = next++) await act(index);
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
}
