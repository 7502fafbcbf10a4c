import type pg from 'pg';
import { afterAll, beforeAll, it } from 'vitest';
import { keepProof } from '../../../../../prove/keep-figures.ts';
import { type Asked, hearStatements } from '../../../testing/processes/hear-statements.ts';
import { testWorld, type World } from '../../../testing/world.ts';
import { dayMs } from './count/periods.ts';
import { rollUpNight, rollUpToday } from './count/roll-up.ts';
import { readAnalytics } from './read/read-analytics.ts';

/** `ANALYTICS_ACCOUNTS` for less: then the goal is that of a million, in proportion. */
const accounts = Number(process.env['ANALYTICS_ACCOUNTS'] ?? 1_000_000);
const goalAccounts = 1_000_000;
const nightSeconds = 60;
const looks = 30;

// Before any connection is opened.
const heard = hearStatements();

let world: World;
beforeAll(async () => {
  world = await testWorld();
  await fill();
}, 600_000);
afterAll(() => {
  heard.stop();
  return world.close();
});

/** What fills the tables may take its time; the product's own statements may not. */
async function run(text: string, values: unknown[] = []) {
  const client = await world.database.pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    return await client.query({ text, values, query_timeout: 600_000 } as pg.QueryConfig);
  } finally {
    await client.query('reset statement_timeout');
    client.release();
  }
}

it('reads the page in five milliseconds, and counts a night of a million accounts within a minute', async () => {
  const nightMs = await timed(() => rollUpNight(world.jobCtx));
  const todayMs = await timed(() => rollUpToday(world.jobCtx));
  const times: number[] = [];
  for (let look = 0; look < looks; look += 1) {
    heard.anew();
    times.push(await timed(() => readAnalytics(world.jobCtx, { span: '90' })));
  }
  const lookMs = Math.round(median(times) * 10) / 10;
  const sqlMs = await sqlMsOf(heard.asked());
  const share = goalAccounts / accounts;
  keepProof('analytics', { accounts, kept: await countFigures(), looks, lookMs }, [
    { what: 'ms of SQL of a look at 90 days, median', got: sqlMs, goal: 5, atMost: true },
    {
      what: 'seconds of a night, for a million accounts',
      got: (nightMs / 1000) * share,
      goal: nightSeconds,
      atMost: true,
    },
    {
      what: 'seconds of a quarter of an hour, for a million accounts',
      got: (todayMs / 1000) * share,
      goal: 10,
      atMost: true,
    },
  ]);
}, 600_000);

async function timed(act: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await act();
  return performance.now() - begun;
}

/** What PostgreSQL says it took to plan and to run them: each as often as was looked, by its median. */
async function sqlMsOf(asked: readonly Asked[]): Promise<number> {
  let sum = 0;
  for (const { text, values } of asked) {
    const plain = text.replaceAll(/\$(\d+)/g, (_, place) => values[Number(place) - 1] ?? '');
    const times: number[] = [];
    for (let look = 0; look < looks; look += 1) {
      const { rows } = await run(`explain (analyze, timing off, format json) ${plain}`);
      const { 'Planning Time': planning, 'Execution Time': running } = rows[0]['QUERY PLAN'][0];
      times.push(planning + running);
    }
    sum += median(times);
  }
  return sum;
}

const median = (times: readonly number[]) =>
  times.toSorted((one, other) => one - other)[times.length >> 1] ?? 0;

async function countFigures(): Promise<number> {
  return Number((await run('select count(*) from metric_figures')).rows[0]?.count);
}

/** People over a year, one project for each ten, a session each, three mails each, and figures of 400 days as many as there may be. */
async function fill(): Promise<void> {
  const now = world.clock.now;
  const ago = `$2::timestamptz - (n % 365) * interval '1 day' - (n % 1400) * interval '1 minute'`;
  const id = (kind: number) => `lpad(to_hex(n), 8, '0')::text || '-0000-7000-8${kind}00-000000000000'`;
  await run(
    `insert into users (id, email, email_index, email_verified_at, username, name, role, language, created_at)
     select (${id(0)})::uuid, '', int4send(n), ${ago}, 'person' || n, 'Somebody', (array['creator', 'tester', 'both'])[1 + n % 3]::account_role,
       'en', ${ago} from generate_series(1, $1::int) n`,
    [accounts, now],
  );
  await run(
    `insert into sessions (id, user_id, token_hash, created_at, last_used_at, expires_at)
     select (${id(1)})::uuid, (${id(0)})::uuid, int4send(n), ${ago}, $2::timestamptz - (n % 60) * interval '1 day', $2::timestamptz + interval '30 days'
     from generate_series(1, $1::int) n`,
    [accounts, now],
  );
  await run(
    `insert into tester_pool (tester_id, interests, language, joined_at, reach, last_visit_at)
     select (${id(0)})::uuid, 3, 'en', ${ago}, 0.1, $2::timestamptz - (n % 60) * interval '1 day'
     from generate_series(1, $1::int) n where n % 3 > 0`,
    [accounts, now],
  );
  await run(
    `insert into projects (id, owner_id, name, tagline, description, summary, categories, demo_type, language, published_at)
     select (${id(2)})::uuid, (${id(0)})::uuid, 'Some project', '', repeat('x', 40), '', 1 + n % 7, 'live', 'en', ${ago}
     from generate_series(1, $1::int) n where n % 10 = 0`,
    [accounts, now],
  );
  await run(
    `insert into project_stats (project_id, owner_id, categories, published_at, listed)
     select id, owner_id, categories, published_at, true from projects`,
  );
  await run(
    `insert into project_needs (project_id, owner_id, categories, language, posted_at, visible_since, is_open, full_count, first_feedback_at,
       first_after_seconds, met_at, met_after_seconds)
     select id, owner_id, categories, 'en', published_at, published_at, false, 6, published_at + interval '5 hours', 18000,
       published_at + interval '30 hours', 108000 from projects`,
  );
  await run(
    `insert into mail_ledger (key, kind, state, claimed_at, settled_at)
     select 'mail ' || n, 'news', 'sent', $2::timestamptz - (n % 90) * interval '1 day', $2 from generate_series(1, $1::int * 3) n`,
    [accounts, now],
  );
  await run(
    `insert into metric_figures (metric, day, of, value)
     select metric, ($1::timestamptz - day * interval '1 day')::date, case when metric = 'distribution.supply' then category || ' notes' else n::text end, n
     from unnest($2::text[]) metric, generate_series(0, 399) day, generate_series(1, 10) n, lateral (select 'c' || n as category) as named
     on conflict do nothing`,
    [now, world.jobCtx.metrics.filter(({ every }) => every === 'day').map(({ name }) => name)],
  );
  await run('vacuum analyze');
  world.clock.now = new Date(Math.floor(now.getTime() / dayMs) * dayMs + 20 * 60_000);
}
