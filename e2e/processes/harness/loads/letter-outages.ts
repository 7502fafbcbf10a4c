import type { MadeReader } from '../../../../server/src/features/outreach/newsletter/make-readers.testing.ts';
import type { LetterSink } from '../../../../server/src/testing/servers/letter-sink.ts';
import { pause } from '../pause.ts';
import { until } from '../until.ts';
import type { ApiProcess, World } from '../world.ts';
import { askTheClock, buildLetterTown, countIssues, freezeLetter, openSlices } from './letter-town.ts';

/** Of one worker: two stretches at once, with so many lines each. */
const linesMost = 2 * 16;

export interface Outages {
  readers: number;
  workerKills: number;
  postgresKills: number;
  redisKills: number;
  /** For so long one worker stands still, and then goes on. */
  pauseSeconds: number;
  /** Of so many letters one line is cut after the message has come, before it is answered. */
  cutEach: number;
  /** Between two acts. */
  everyMs: number;
}

export interface OutageFigures {
  twice: number;
  withoutState: number;
  sentToNobody: number;
  inDoubt: number;
  inDoubtMost: number;
  /** Of those in doubt, how many had come. */
  inDoubtArrived: number;
  acts: { workers: number; postgres: number; redis: number; cut: number };
  seconds: number;
}

/** A letter to everybody while what it runs on dies again and again; then nothing more happens until all is done. */
export async function sendThroughOutages(
  world: World,
  sink: LetterSink,
  wanted: Outages,
): Promise<OutageFigures> {
  const readers = await buildLetterTown(world, wanted.readers);
  // A commit that was answered is on its way to the disk: the tests' own server is told not to care.
  const name = new URL(world.database.url).pathname.slice(1);
  await world.database.query(`alter database ${name} set synchronous_commit = on`);
  const acts = { workers: 0, postgres: 0, redis: 0, cut: 0 };
  sink.weather = {
    atMessage: () => (sink.taken() % wanted.cutEach === wanted.cutEach - 1 ? 'hang up' : undefined),
  };
  const workers = [await world.startWorker(), await world.startWorker()];
  await freezeLetter(world);
  const begun = performance.now();
  const paused =
    wanted.pauseSeconds > 0 ? standStill(await world.startWorker(), wanted.pauseSeconds) : undefined;
  for (let act = 0; (await patiently(() => openSlices(world))) > 0; act += 1) {
    if (acts.workers < wanted.workerKills) {
      const nth = act % workers.length;
      await workers[nth]?.end('SIGKILL');
      workers[nth] = await startPatiently(world);
      acts.workers += 1;
    }
    if (acts.postgres < wanted.postgresKills && act % 4 === 1) {
      await crashPostgres(world);
      acts.postgres += 1;
    }
    if (acts.redis < wanted.redisKills && act % 4 === 3) {
      await world.redis.kill();
      await world.redis.start();
      acts.redis += 1;
    }
    await replaceDead(world, workers);
    await pause(wanted.everyMs);
  }
  const seconds = (performance.now() - begun) / 1000;
  await paused;
  await settle(world);
  const figures = await figuresOf(world, sink, readers);
  return { ...figures, inDoubtMost: mostInDoubt(), acts, seconds };

  function mostInDoubt(): number {
    acts.cut = Math.floor(sink.taken() / wanted.cutEach);
    const deaths = acts.workers + (acts.postgres + (wanted.pauseSeconds > 0 ? 1 : 0)) * 2;
    return deaths * linesMost + acts.cut;
  }
}

/** As one whose machine was moved: it finds its letters taken by others. */
async function standStill(worker: ApiProcess, seconds: number): Promise<void> {
  await pause(2_000);
  worker.process.kill('SIGSTOP');
  await pause(seconds * 1000);
  worker.process.kill('SIGCONT');
}

/** One of its processes dies: it ends all others and begins anew from its log. */
async function crashPostgres(world: World): Promise<void> {
  const [row] = await patiently(() =>
    world.database.query<{ pid: number }>(
      `select pid from pg_stat_activity where datname = current_database() and application_name = 'firstlight-worker' limit 1`,
    ),
  );
  if (row) process.kill(row.pid, 'SIGKILL');
}

async function patiently<Result>(ask: () => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await ask();
    } catch {
      await pause(200);
    }
  }
}

/** PostgreSQL may be beginning anew. */
const startPatiently = (world: World) => patiently(() => world.startWorker());

async function replaceDead(world: World, workers: ApiProcess[]): Promise<void> {
  for (const [nth, worker] of workers.entries())
    if (!worker.isAlive()) workers[nth] = await startPatiently(world);
}

/** As if five minutes had passed since the last note: what nobody can know any more is called so. */
async function settle(world: World): Promise<void> {
  await until('the letter to be sent', async () => {
    await patiently(() =>
      world.database.query(
        `update newsletter_deliveries set noted_at = noted_at - interval '6 minutes' where state in ('handing_over', 'deferred')`,
      ),
    );
    await askTheClock(world);
    await pause(2_000);
    return (await countIssues(world, 'sent')) === 1;
  });
}

async function figuresOf(world: World, sink: LetterSink, readers: readonly MadeReader[]) {
  const rows = await world.database.query<{ id: string; state: string }>(
    'select subscription_id as id, state from newsletter_deliveries',
  );
  const states = new Map(rows.map(({ id, state }) => [id, state]));
  const got = (email: string) => sink.arrived.get(email) ?? 0;
  const inDoubt = readers.filter(({ id }) => states.get(id) === 'uncertain');
  return {
    twice: readers.filter(({ email }) => got(email) > 1).length,
    withoutState: readers.filter(({ id }) => !['sent', 'uncertain'].includes(states.get(id) ?? '')).length,
    sentToNobody: readers.filter(({ id, email }) => states.get(id) === 'sent' && got(email) === 0).length,
    inDoubt: inDoubt.length,
    inDoubtArrived: inDoubt.filter(({ email }) => got(email) > 0).length,
  };
}
