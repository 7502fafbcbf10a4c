import { readFileSync } from 'node:fs';
import { openDatabase } from '../../db/database.ts';
import { listStatement, searchStatement } from '../../features/showcase/projects/explore/explore.sql.ts';

// What explore costs PostgreSQL on the whole crowd and on a tenth of it, asked in turns. Prints JSON.
type Database = Awaited<ReturnType<typeof open>>;
type Ask = (database: Database) => Promise<unknown>;

const [whole, tenth] = await Promise.all([open('WHOLE_URL'), open('TENTH_URL')]);
const everything = [8191, false];
const last = 'ffffffff-ffff-ffff-ffff-ffffffffffff';
const first = listStatement('recent', true);
const next = listStatement('recent', false);
const search = searchStatement('recent', true);

const figures = {
  firstPage: await inTurns(3_000, ({ pool }) => pool.query({ ...first, values: everything })),
  randomPage: await inTurns(1_500, ({ pool, from, to }) =>
    pool.query({ ...next, values: [...everything, Math.floor(from + Math.random() * (to - from)), last] }),
  ),
  commonWord: await inTurns(300, ({ pool }) =>
    pool.query({ ...search, values: [...everything, 'babobide:*', 'babobide:*A'] }),
  ),
};
process.stdout.write(JSON.stringify(figures));
await Promise.all([whole.close(), tenth.close()]);

/** One connection, whose process is looked at, and the span of time in which its projects were published. */
async function open(name: string) {
  const database = openDatabase({ url: process.env[name] ?? '', size: 1, name: 'firstlight-bench' });
  const micros = (of: string) => `(extract(epoch from ${of}(published_at)) * 1000000)::float as ${of}`;
  const { rows } = await database.pool.query(
    `select pg_backend_pid() as pid, ${micros('min')}, ${micros('max')} from project_stats`,
  );
  const { pid, min, max } = rows[0] as { pid: number; min: number; max: number };
  return { ...database, pid, from: min, to: max };
}

interface Cost {
  p99Ms: number;
  cpuMicroseconds: number;
}

/** By turns, so that whatever else the machine does hits both alike. */
async function inTurns(times: number, ask: Ask): Promise<{ whole: Cost; tenth: Cost }> {
  const both = [whole, tenth].map((database) => ({ database, taken: [] as number[], before: 0 }));
  for (let turn = -times / 10; turn < times; turn += 1) {
    for (const one of both) {
      // The first tenth prepares what the others use.
      if (turn === 0) one.before = cpuOf(one.database);
      const began = performance.now();
      await ask(one.database);
      if (turn >= 0) one.taken.push(performance.now() - began);
    }
  }
  const [large, small] = both.map(({ database, taken, before }) => ({
    p99Ms: taken.toSorted((a, b) => a - b)[Math.floor(taken.length * 0.99)] ?? Number.NaN,
    cpuMicroseconds: (cpuOf(database) - before) / times,
  }));
  if (!large || !small) throw new Error('two databases were asked');
  return { whole: large, tenth: small };
}

/** Microseconds that the database's own process has worked. */
function cpuOf({ pid }: Database): number {
  return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1_000;
}
