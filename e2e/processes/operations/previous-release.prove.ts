import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { it } from 'vitest';
import { keepProof } from '../../../prove/keep-figures.ts';
import { asShipped } from '../harness/loads/roll-restarts.ts';
import { sendVisitors } from '../harness/loads/steady-visitors.ts';
import { makeProject } from '../harness/members.ts';
import { pause } from '../harness/pause.ts';
import { reachableMembers } from '../harness/reachable-members.ts';
import { runChild } from '../harness/servers/child.ts';
import { existingDatabase, onServer } from '../harness/servers/database.ts';
import { freePort } from '../harness/servers/free-port.ts';
import { buildPreviousRelease } from '../harness/servers/previous-release.ts';
import { baseSettings, databaseUrl, entry, serverDirectory } from '../harness/settings.ts';
import { until } from '../harness/until.ts';
import { openWorld } from '../harness/world.ts';

const perSecond = Number(process.env['PREVIOUS_PER_SECOND'] ?? 50);
const calmMs = Number(process.env['PREVIOUS_CALM_SECONDS'] ?? 10) * 1_000;

it('the release before serves on under this one’s migrations, beside it, and again after it, and nobody notices', async () => {
  const previous = await buildPreviousRelease();
  const name = `${process.env['PROCESSES_PREFIX']}_${randomUUID().slice(0, 8)}`;
  await onServer(`create database ${name}`);
  const env = { ...baseSettings(), DATABASE_URL: databaseUrl(name) };
  const run = (directory: string, which: 'migrate' | 'worker-process', ...words: string[]) =>
    runChild(process.execPath, [entry(which, directory), ...words], { env });
  await run(previous.serverDirectory, 'migrate');
  await run(previous.serverDirectory, 'worker-process', 'prepare');
  const database = existingDatabase(name);
  const world = await openWorld(asShipped, { database });
  const reachable = reachableMembers(world);
  const members = await reachable.make(20);
  await reachable.close();
  const projectId = await makeProject(world, members[0]?.id ?? '');

  const ports = [await freePort(), await freePort()];
  const start = (index: number, directory: string) =>
    world.startApi({ PORT: String(ports[index]) }, directory);
  const apis = [await start(0, previous.serverDirectory), await start(1, previous.serverDirectory)];
  let worker = await world.startWorker({}, previous.serverDirectory);
  const proxy = await world.startProxy(apis);
  const untilBothUp = () => until('the proxy to see both', async () => (await proxy.isUp()).every(Boolean));
  const ended: (number | null)[] = [];
  const replace = async (index: number, directory: string) => {
    ended.push((await apis[index]?.end('SIGTERM')) ?? null);
    apis[index] = await start(index, directory);
    await untilBothUp();
  };
  const replaceWorker = async (directory: string) => {
    ended.push(await worker.end('SIGTERM'));
    worker = await world.startWorker({}, directory);
  };
  await untilBothUp();

  const openapi = join(previous.serverDirectory, 'openapi.json');
  const crowd = sendVisitors({ url: proxy.url, perSecond, members, projectId, openapi });
  await pause(calmMs);
  crowd.nowIs('migrating');
  const locks = watchLocks(name);
  const before = await database.count('select count(*) from migrations');
  await run(serverDirectory, 'migrate');
  const migrations = (await database.count('select count(*) from migrations')) - before;
  const longestLockMs = await locks.stop();
  crowd.nowIs('old on the new schema');
  await pause(calmMs);
  crowd.nowIs('mixed');
  await replace(0, serverDirectory);
  await pause(calmMs);
  crowd.nowIs('new');
  await replace(1, serverDirectory);
  await replaceWorker(serverDirectory);
  await pause(calmMs);
  crowd.nowIs('back to old');
  await replace(0, previous.serverDirectory);
  await replace(1, previous.serverDirectory);
  await replaceWorker(previous.serverDirectory);
  await pause(calmMs);
  await crowd.stop();
  const { requests, failures, shed, writes, times } = crowd.visits;
  const stored =
    (await database.count('select count(*) from contact_messages')) +
    (await database.count('select count(*) from comments'));
  const dead = await database.count(`select count(*) from pgboss.job where name = 'dead-letters'`);
  await world.close();
  await previous.remove();
  const p99 = (phase: string) => percentile99(times.get(phase) ?? []);
  const worst = Math.max(...[...times.keys()].filter((phase) => phase !== 'before').map(p99));
  keepProof(
    'previous-release',
    { perSecond, requests, shed, writes, migrations, calmP99Ms: Math.round(p99('before')) },
    [
      {
        what: ['5xx or broken', ...failures.slice(0, 1)].join(': '),
        got: failures.length,
        goal: 0,
        atMost: true,
      },
      { what: 'writes confirmed and not stored', got: writes - stored, goal: 0, atMost: true },
      { what: 'longest wait for a lock, ms', got: longestLockMs, goal: 500, atMost: true },
      { what: 'worst p99 of a phase, times the calm one', got: worst / p99('before'), goal: 2, atMost: true },
      { what: 'jobs that failed for good', got: dead, goal: 0, atMost: true },
      {
        what: 'processes that did not end with 0',
        got: ended.filter((code) => code !== 0).length,
        goal: 0,
        atMost: true,
      },
    ],
  );
});

/** Looks fifty times a second for how long somebody has been waiting for a lock in this database. */
function watchLocks(name: string): { stop(): Promise<number> } {
  let longest = 0;
  let isStopping = false;
  const database = existingDatabase(name);
  const looking = (async () => {
    while (!isStopping) {
      const [row] = await database.query<{ ms: number | null }>(
        `select max(extract(epoch from clock_timestamp() - waitstart) * 1000)::float as ms from pg_locks
         where not granted and database = (select oid from pg_database where datname = current_database())`,
      );
      longest = Math.max(longest, row?.ms ?? 0);
      await pause(20);
    }
  })();
  return {
    async stop() {
      isStopping = true;
      await looking;
      await database.end();
      return Math.round(longest);
    },
  };
}

function percentile99(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.99)] ?? Number.NaN;
}
