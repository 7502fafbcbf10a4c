import { randomUUID } from 'node:crypto';
import { languages } from '@firstlight/contract/languages.ts';
import { categories } from '@firstlight/contract/showcase/projects/categories.ts';
import { offerRules, smallPoolRules } from '@firstlight/contract/trials/distribution/distribution-rules.ts';
import { ask } from '../ask.ts';
import { makeMembers } from '../members.ts';
import type { Child } from '../servers/child.ts';
import { until } from '../until.ts';
import type { World } from '../world.ts';
import { hold } from './hold.ts';

export const testersEach = 8;

/** From now to noon in Paris, when people may be asked; found once, or a run across midnight would jump back a day. */
const toNoon = new Date().setUTCHours(11, 0, 0, 0) - Date.now();
const preload = new URL('../shifted-clock.ts', import.meta.url).href;

/** For each kill a category and language of its own, with people who care for nothing else; the last one is the crowd's. */
const corners = languages.flatMap((language) =>
  categories.map((category, bit) => ({ language, category, bit })),
);

/**
 * Workers, each killed in the middle of a run: every second one while it writes its offers, the others after that,
 * when it closes the run. Then two workers at once find what was left behind.
 */
export async function killRuns(world: World, kills: number): Promise<void> {
  const api = await world.startApi();
  const makers = await makeMembers(world, kills);
  await settle(world, kills);
  await world.hurryRetries();
  let worker = await startWorker(world, 0);
  for (let nth = 0; nth < kills; nth++) {
    const offers = await hold(world, 'lock table assignments in share mode');
    const { language, category } = corners[nth] ?? {};
    const headers = { cookie: makers[nth]?.cookie ?? '', 'idempotency-key': randomUUID() };
    const form = { ...project, language, categories: [category] };
    const { status } = await ask(api.url, '/api/projects', { json: form, headers });
    if (status !== 201) throw new Error(`posting answered ${status}`);
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
    await until('its transaction to be undone', async () => (await connections(world)) === 0);
    worker = await startWorker(world, nth + 1);
  }
  await startWorker(world, kills);
  await until('every job to be done', async () => (await unfinished(world)) === 0);
  await runTwice(world);
}

export interface RunFigures {
  /** Projects that have more or fewer offers than were meant for them. */
  wronged: number;
  /** People with more offers than they can hold, or than are counted for them. */
  miscounted: number;
  deadLetters: number;
  offers: number;
  messages: number;
  died: number;
  /** Runs that died and yet own up to offers. */
  boasted: number;
  open: number;
  /** Runs whose offers are not those the ledger says. */
  foreign: number;
  toldInPool: number;
  toldInBells: number;
  mostTold: number;
}

export async function runFigures(world: World): Promise<RunFigures> {
  const [figures] = await world.database.query<RunFigures>(
    `select
       (select count(*)::int from (select p.id from projects p left join assignments a on a.project_id = p.id
          group by p.id having count(a.*) <> $1) w) as wronged,
       (select count(*)::int from tester_pool p where open_offers > $2 or open_offers <>
          (select count(*) from assignments a where a.tester_id = p.tester_id and a.state = 'offered')) as miscounted,
       (select count(*)::int from pgboss.job where name = 'dead-letters') as "deadLetters",
       (select sum(offers)::int from distribution_runs) as offers,
       (select sum(messages)::int from distribution_runs) as messages,
       (select count(*)::int from distribution_runs where error is not null) as died,
       (select count(*)::int from distribution_runs where error is not null and offers > 0) as boasted,
       (select count(*)::int from distribution_runs where finished_at is null) as open,
       (select count(*)::int from distribution_runs r full join
          (select run_id, count(*)::int as made from assignments group by 1) as a on a.run_id = r.id
        where coalesce(made, 0) <> coalesce(r.offers, -1)) as foreign,
       (select sum(messages)::int from tester_pool) as "toldInPool",
       (select count(*)::int from notifications where kind = 'assignment') as "toldInBells",
       (select max(count)::int from notifications where kind = 'assignment') as "mostTold"`,
    [testersEach, offerRules.openPerTester],
  );
  if (!figures) throw new Error('PostgreSQL says nothing.');
  return figures;
}

/** What they are when nothing was lost and nothing doubled. */
export function exactFigures(kills: number): RunFigures {
  const total = kills * testersEach;
  return {
    wronged: 0,
    miscounted: 0,
    deadLetters: 0,
    offers: total,
    messages: total,
    died: kills,
    boasted: 0,
    open: 0,
    foreign: 0,
    toldInPool: total,
    toldInBells: total,
    mostTold: 1,
  };
}

/**
 * Each clock a minute ahead of the one before: a run that died looks dead to the next. The last two agree, as clocks
 * should: to one that is ahead, a run that has only begun would look dead as well.
 */
function startWorker(world: World, nth: number): Promise<Child> {
  const shift = toNoon + nth * 60_000;
  return world.startWorker({ NODE_OPTIONS: `--import=${preload}`, CLOCK_SHIFT_MS: String(shift) });
}

/** As the timetable does, several times over: one run takes what is left, the others find it under way or nothing to do. */
async function runTwice(world: World): Promise<void> {
  await world.database.query(
    `insert into pgboss.job (name, data) select 'distribution.run-due', '{}' from generate_series(1, 4)`,
  );
  await until('both workers to have run', async () => (await unfinished(world)) === 0);
}

const connections = (world: World) =>
  world.database.count(
    `select count(*) from pg_stat_activity
     where datname = current_database() and application_name = 'firstlight-worker'`,
  );

const unfinished = (world: World) =>
  world.database.count(
    `select count(*) from pgboss.job where state in ('created', 'retry', 'active') and name ~ '^distribution[.]'`,
  );

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
async function settle(world: World, kills: number): Promise<void> {
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
