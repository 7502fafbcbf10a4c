import { afterAll, beforeAll, it } from 'vitest';
import { keepProof } from '../../../prove/keep-figures.ts';
import { pause } from '../harness/pause.ts';
import { until } from '../harness/until.ts';
import { openWorld, type World } from '../harness/world.ts';
import { judgeLog } from './judge-log.ts';
import { startPair } from './kill-processes.ts';
import { writeMuch } from './talk-load.ts';
import { makeGroupTalk } from './talkers.ts';

const number = (name: string, otherwise: number) => Number(process.env[name] ?? otherwise);
/** PostgreSQL is made to crash only where it is the tests' own (`scripts/throwaway-postgres`). */
const isOwnPostgres = process.env['TEST_DATABASE_SERVER'] !== undefined;

const wanted = {
  acts: number('ACTS', 100_000),
  kills: number('KILLS', 300),
  postgresKills: number('POSTGRES_KILLS', isOwnPostgres ? 30 : 0),
  redisKills: number('REDIS_KILLS', 30),
};
const writers = 20;

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

it('what was acknowledged in a channel is there once and as it was, without a gap, whatever is killed', async () => {
  // The tests' own server does not wait for its log: a commit that was answered would be lost with a process of it.
  const name = new URL(world.database.url).pathname.slice(1);
  await world.database.query(`alter database ${name} set synchronous_commit = on`);
  const processes = await startPair(world);
  const talk = await makeGroupTalk(world);
  const began = performance.now();
  let left = writers;
  const writing = Promise.all(
    Array.from({ length: writers }, async (_, nth) => {
      const who = talk.people[nth % 2 === 0 ? 0 : 1];
      const written = await writeMuch(talk, who, processes.urls, Math.ceil(wanted.acts / writers));
      left -= 1;
      return written;
    }),
  );
  const done = { kills: 0, postgresKills: 0, redisKills: 0 };
  while (left > 0) {
    if (done.kills < wanted.kills) {
      await processes.killOne();
      done.kills += 1;
    }
    if (done.postgresKills < wanted.postgresKills && done.kills % 5 === 2) {
      await crashPostgres();
      done.postgresKills += 1;
    }
    if (done.redisKills < wanted.redisKills && done.kills % 5 === 4) {
      await world.redis.kill();
      await world.redis.start();
      done.redisKills += 1;
    }
    await pause(500);
  }
  const written = await writing;
  const seconds = Math.round((performance.now() - began) / 1_000);
  const { lost, twice, gaps, messages } = await judgeLog(world, processes.urls()[0] ?? '', talk, written);
  const repeats = written.reduce((sum, one) => sum + one.repeats, 0);
  keepProof('durable-sends', { acts: wanted.acts, messages, repeats, seconds, ...done }, [
    { what: 'acknowledged and lost', got: lost, goal: 0, atMost: true },
    { what: 'there twice', got: twice, goal: 0, atMost: true },
    { what: 'gaps in the numbers', got: gaps, goal: 0, atMost: true },
  ]);
}, 3_600_000);

/** One of its processes dies: it ends all others and begins anew from its log. */
async function crashPostgres(): Promise<void> {
  const [row] = await world.database.query<{ pid: number }>(
    `select pid from pg_stat_activity where datname = current_database() and application_name like 'firstlight-%' limit 1`,
  );
  if (row) process.kill(row.pid, 'SIGKILL');
  await until('PostgreSQL to be there again', () =>
    world.database.query('select 1').then(
      () => true,
      () => false,
    ),
  );
}
