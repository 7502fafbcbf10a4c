import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, it } from 'vitest';
import { keepProof } from '../../../../prove/keep-figures.ts';
import { endAccount } from '../../features/people/personal-data/erase/end-account.ts';
import { makePerson } from '../../testing/people/makers-and-testers.ts';
import { liveWholeLife } from '../../testing/whole-life.ts';
import { testWorld, unlimited, type World } from '../../testing/world.ts';
import { jobs } from '../registries.ts';
import { type Retention, retention } from './retention.ts';

const days = 400;
/** Afterwards by the month, until what accounting law asks for has passed too. */
const furtherMonths = 12 * 11;
const dayMs = 86_400_000;

/** What the clock itself writes, and takes away again. */
const clockwork = new Set(['marks', 'metric_counts', 'metric_figures']);

const scheduled = jobs.filter(({ schedule }) => schedule);

let world: World;
beforeAll(async () => {
  world = await testWorld();
  world.jobCtx.takeLimit = async () => undefined;
  world.jobCtx.newId = randomUUID;
  // The browser’s push service is gone: nobody there takes anything, for good.
  world.jobCtx.webPush = { publicKey: '', send: async () => 'gone' };
});
afterAll(() => world.close());

it('of everything that people leave behind nothing is left once they are gone and its time is over, but for what stays for a reason', async () => {
  const app = await world.app(unlimited);
  const person = await makePerson(world, 'maya');
  await liveWholeLife(world, app, person);
  const filled = tablesWithRows(await countRows());
  await passDays(2);
  await everybodyGoes();
  await everythingIsDecided();

  await passDays(days);
  const afterDays = await countRows();
  await passDays(furtherMonths, 30);
  const atLast = await countRows();

  const lasting = tablesWithRows(atLast).filter((table) => !clockwork.has(table));
  const grown = [...clockwork].filter((table) => (atLast.get(table) ?? 0) > (afterDays.get(table) ?? 0));
  keepProof(
    'four-hundred-days',
    {
      days,
      furtherMonths,
      'tables that people fill': filled.length,
      'of them with rows 400 days later, by their rule': tablesWithRows(afterDays).length,
    },
    [
      {
        what: `tables with rows that nothing took away${named(lasting)}`,
        got: lasting.length,
        goal: 0,
        atMost: true,
      },
      {
        what: `tables that the clock alone made grow${named(grown)}`,
        got: grown.length,
        goal: 0,
        atMost: true,
      },
    ],
  );
});

const named = (tables: readonly string[]) => (tables.length > 0 ? `: ${tables.join(', ')}` : '');

const tablesWithRows = (counts: Map<string, number>) =>
  [...counts].filter(([table, rows]) => rows > 0 && !isExcused(table)).map(([table]) => table);

/** Its rows, or those they go with, stay for a reason or are few. */
function isExcused(table: string): boolean {
  const kept = keptAs(table);
  if (!kept) return false;
  return 'with' in kept ? isExcused(kept.with) : 'always' in kept || 'bounded' in kept || 'emptied' in kept;
}

function keptAs(table: string): Retention | undefined {
  const name = table.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
  return Object.entries(retention).find(([open]) => open === name)?.[1];
}

/** Each account by its own end, with what follows from it. */
async function everybodyGoes(): Promise<void> {
  const { rows } = await world.database.pool.query<{ id: string }>('select id from users');
  for (const { id } of rows) await endAccount({ ...world.jobCtx }, id);
  await workOff();
}

/** What waits for an admin or for the payment provider, who are not here. */
async function everythingIsDecided(): Promise<void> {
  const { pool } = world.database;
  const at = [world.clock.now];
  await pool.query("update appeals set outcome = 'upheld', decided_at = $1 where outcome is null", at);
  await pool.query("update sanctions set state = 'ended', closed_at = $1 where closed_at is null", at);
  await pool.query(
    `update cases set state = 'closed', outcome = 'no_violation', decided_at = $1, closed_at = $1 where state <> 'closed'`,
    at,
  );
  await pool.query("update pledges set state = 'ended' where state = 'active'");
}

/** Everything in the timetable, once in each of so many steps. */
async function passDays(count: number, daysEach = 1): Promise<void> {
  for (let day = 0; day < count; day += 1) {
    world.clock.now = new Date(world.clock.now.getTime() + daysEach * dayMs);
    for (const job of scheduled) {
      await job.run(world.jobCtx, {} as never);
      await workOff();
    }
  }
}

async function workOff(): Promise<void> {
  const waiting = world.happened.jobs;
  while (waiting.length > 0) {
    const once = new Map(waiting.splice(0).map((request) => [JSON.stringify(request), request]));
    for (const { name, payload } of once.values()) {
      await jobs.find((job) => job.name === name)?.run(world.jobCtx, payload as never);
    }
  }
}

async function countRows(): Promise<Map<string, number>> {
  const { pool } = world.database;
  const { rows: tables } = await pool.query<{ schema: string; name: string }>(
    `select schemaname as schema, tablename as name from pg_tables
     where schemaname in ('public', 'hidden') and tablename <> 'schema_baseline'`,
  );
  const counts = new Map<string, number>();
  for (const { schema, name } of tables) {
    const { rows } = await pool.query<{ count: number }>(
      `select count(*)::int as count from ${schema}.${name}`,
    );
    counts.set(schema === 'public' ? name : `${schema}.${name}`, rows[0]?.count ?? 0);
  }
  return counts;
}
