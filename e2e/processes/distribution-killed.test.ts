import { randomUUID } from 'node:crypto';
import { categories } from '@firstlight/contract/categories.ts';
import { offerRules, smallPoolRules } from '@firstlight/contract/distribution-rules.ts';
import { languages } from '@firstlight/contract/languages.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from './harness/ask.ts';
import type { Child } from './harness/child.ts';
import { hold } from './harness/hold.ts';
import { makeMembers, type TestMember } from './harness/members.ts';
import { until } from './harness/until.ts';
import { type ApiProcess, openWorld, type World } from './harness/world.ts';

/** `KILLS=4` for a quick look. */
const kills = Number(process.env['KILLS'] ?? 20);
const testersEach = 8;
/** From now to noon in Paris, when people may be asked; found once, or a run across midnight would jump back a day. */
const toNoon = new Date().setUTCHours(11, 0, 0, 0) - Date.now();
const preload = new URL('./harness/shifted-clock.ts', import.meta.url).href;

/** For each kill a category and language of its own, with people who care for nothing else; the last one is the crowd's. */
const corners = languages.flatMap((language) =>
  categories.map((category, bit) => ({ language, category, bit })),
);

/**
 * Twenty workers, each killed in the middle of a run: every second one while it writes its offers, the others after
 * that, when it closes the run. Then two workers at once find what was left behind.
 */
describe('runs whose workers are killed', () => {
  let world: World;
  let api: ApiProcess;
  let worker: Child;
  let makers: TestMember[];

  beforeAll(async () => {
    world = await openWorld();
    api = await world.startApi();
    makers = await makeMembers(world, kills);
    await settle(world);
    await world.hurryRetries();
    worker = await startWorker(0);
    for (let nth = 0; nth < kills; nth++) {
      await killDuringRun(nth);
      worker = await startWorker(nth + 1);
    }
    await startWorker(kills);
    await until('every job to be done', async () => (await unfinished()) === 0, 90_000);
    await runTwice();
  }, 300_000);
  afterAll(() => world.close());

  /**
   * Each clock a minute ahead of the one before: a run that died looks dead to the next. The last two agree, as clocks
   * should: to one that is ahead, a run that has only begun would look dead as well.
   */
  function startWorker(nth: number): Promise<Child> {
    const shift = toNoon + nth * 60_000;
    return world.startWorker({ NODE_OPTIONS: `--import=${preload}`, CLOCK_SHIFT_MS: String(shift) });
  }

  async function killDuringRun(nth: number): Promise<void> {
    const offers = await hold(world, 'lock table assignments in share mode');
    await post(nth);
    await offers.untilWaitedFor();
    if (nth % 2 === 0) {
      await worker.end('SIGKILL');
      await offers.release();
    } else {
      const ledger = await hold(world, 'select from distribution_runs where finished_at is null for update');
      await offers.release();
      await ledger.untilWaitedFor();
      await worker.end('SIGKILL');
      await ledger.release();
    }
    // PostgreSQL notices a moment later; until then the dead run would look alive to the next worker.
    await until('its transaction to be undone', async () => (await connections()) === 0);
  }

  const connections = () =>
    world.database.count(
      `select count(*) from pg_stat_activity
       where datname = current_database() and application_name = 'firstlight-worker'`,
    );

  async function post(nth: number): Promise<void> {
    const { language, category } = corners[nth] ?? {};
    const form = { ...project, language, categories: [category] };
    const headers = { cookie: makers[nth]?.cookie ?? '', 'idempotency-key': randomUUID() };
    expect((await ask(api.url, '/api/projects', { json: form, headers })).status).toBe(201);
  }

  /** As the timetable does, several times over: one run takes what is left, the others find it under way or nothing to do. */
  async function runTwice(): Promise<void> {
    await world.database.query(
      `insert into pgboss.job (name, data) select 'distribution.run-due', '{}' from generate_series(1, 4)`,
    );
    await until('both workers to have run', async () => (await unfinished()) === 0, 60_000);
  }

  const unfinished = () =>
    world.database.count(
      `select count(*) from pgboss.job where state in ('created', 'retry', 'active') and name ~ '^(distribution[.]|notifications.tell-offers)'`,
    );

  it('leave nobody without what was meant for them, and nobody with more than they can hold', async () => {
    const lost = await world.database.query(
      `select p.id, count(a.*) from projects p left join assignments a on a.project_id = p.id
       group by p.id having count(a.*) <> $1`,
      [testersEach],
    );
    expect(lost).toEqual([]);
    const over = await world.database.query(
      `select from tester_pool p where open_offers > $1 or open_offers <>
         (select count(*) from assignments a where a.tester_id = p.tester_id and a.state = 'offered')`,
      [offerRules.openPerTester],
    );
    expect(over).toEqual([]);
    expect(await world.database.count(`select count(*) from pgboss.job where name = 'dead-letters'`)).toBe(0);
  });

  it('own up to every offer in the ledger, and those that died to none', async ({ annotate }) => {
    const [sums] = await world.database.query(
      `select sum(offers)::int as offers, sum(messages)::int as messages,
         count(*) filter (where error is not null)::int as died,
         count(*) filter (where error is not null and offers > 0)::int as boasted,
         count(*) filter (where finished_at is null)::int as open from distribution_runs`,
    );
    const total = kills * testersEach;
    expect(sums).toEqual({ offers: total, messages: total, died: kills, boasted: 0, open: 0 });
    const foreign = await world.database.query(
      `select r.id from distribution_runs r full join
         (select run_id, count(*)::int as made from assignments group by 1) as a on a.run_id = r.id
       where coalesce(made, 0) <> coalesce(r.offers, -1)`,
    );
    expect(foreign).toEqual([]);
    expect(await world.database.count('select sum(messages) as count from tester_pool')).toBe(total);
    await annotate(`${kills} workers killed in their runs: ${total} offers, 0 doubled, 0 lost, ledger exact`);
  });

  it('tell each person once', async () => {
    const told = await world.database.query(
      `select count(*)::int as lines, max(count)::int as most from notifications where kind = 'assignment'`,
    );
    expect(told).toEqual([{ lines: kills * testersEach, most: 1 }]);
  });
});

const project = {
  name: 'Tidepool',
  tagline: '',
  description: 'The till closes and everybody sees their share, without a spreadsheet.',
  link: 'https://tidepool.example/',
  callToActionUrl: null,
  demoType: 'live',
  coverAlt: '',
};

/** People who care for one corner each, written straight into the pool. The crowd keeps languages apart. */
async function settle(world: World): Promise<void> {
  for (const [place, { language, category, bit }] of corners.entries()) {
    const isCrowd = place === corners.length - 1;
    if (place >= kills && !isCrowd) continue;
    const people = await makeMembers(world, isCrowd ? smallPoolRules.testers : testersEach);
    const ids = people.map(({ id }) => id);
    await world.database.query('insert into profiles (user_id, interests) select unnest($1::uuid[]), $2', [
      ids,
      [category],
    ]);
    await world.database.query(
      `insert into tester_pool (tester_id, interests, language, joined_at, reach)
       select unnest($1::uuid[]), $2, $3, now() - interval '30 days', 0.3`,
      [ids, 1 << bit, language],
    );
  }
}
