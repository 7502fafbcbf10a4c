import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../../testing/servers/database.ts';
import { jobs } from '../registries.ts';
import { type Retention, retention } from './retention.ts';

let database: TestDatabase;
/** `child parent` for each row that goes with another by the database's own hand. */
let cascades: Set<string>;
beforeAll(async () => {
  database = await testDatabase();
  const { rows } = await sql<{ child: string; parent: string }>`
    select conrelid::regclass::text as child, confrelid::regclass::text as parent
    from pg_constraint where contype = 'f' and confdeltype = 'c'
  `.execute(database.db);
  cascades = new Set(rows.map(({ child, parent }) => `${child} ${parent}`));
});
afterAll(() => database.drop());

const inSql = (table: string) => table.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const entries = Object.entries(retention) as [string, Retention][];
const timetable = new Set(jobs.filter(({ schedule }) => schedule).map(({ name }) => name));

const going = entries.flatMap(([table, kept]) => ('with' in kept ? [[table, kept.with] as const] : []));
const taken = entries.flatMap(([table, kept]) => ('job' in kept ? [[table, kept.job] as const] : []));
const emptied = entries.flatMap(([table, kept]) =>
  'emptied' in kept ? [[table, kept.emptied] as const] : [],
);

it.each(going)('the rows of %s go with those of %s by the database’s own hand', (table, owner) => {
  expect(cascades).toContain(`${inSql(table)} ${inSql(owner)}`);
});

it.each(taken)('the rows of %s are taken away by %s, a job of the timetable', (_table, job) => {
  expect(timetable).toContain(job);
});

it.each(emptied)('the rows of %s are emptied by %s, a job of the timetable', (_table, job) => {
  expect(timetable).toContain(job);
});

it.each(going)('what takes the rows of %s away leads to a job, an act or a reason', (_table, owner) => {
  let last: Retention = retention[owner];
  for (let steps = 0; 'with' in last && steps < 10; steps += 1) last = retention[last.with];
  expect(last).not.toHaveProperty('with');
});

it('what is hidden goes with a row that is not, or is taken away by a job of the timetable', async () => {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'hidden'
  `.execute(database.db);
  const byJob: Record<string, string> = {
    feed_visits: 'feed.forget-visits',
    withholdings: 'feedback.withhold-due',
  };
  const lasting = rows.filter(
    ({ name }) =>
      !timetable.has(byJob[name] ?? '') &&
      ![...cascades].some(
        (cascade) => cascade.startsWith(`hidden.${name} `) && !cascade.includes(' hidden.'),
      ),
  );
  expect(rows.length).toBeGreaterThan(10);
  expect(lasting).toEqual([]);
});
