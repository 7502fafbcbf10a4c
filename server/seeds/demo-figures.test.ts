import { readAnalytics as readAnalyticsEndpoint } from '@firstlight/contract/office/analytics/analytics.ts';
import { listCases as listCasesEndpoint } from '@firstlight/contract/office/cases/cases.ts';
import { badgeNames, counterNames } from '@firstlight/contract/reputation/profiles/profile-limits.ts';
import { profileRules } from '@firstlight/contract/rules.ts';
import { categories } from '@firstlight/contract/showcase/projects/categories.ts';
import { readMetrics as readMetricsEndpoint } from '@firstlight/contract/trials/distribution/distribution.ts';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import type { Context } from '../src/core/context.ts';
import { rollUpToday } from '../src/features/office/analytics/count/roll-up.ts';
import { readAnalytics } from '../src/features/office/analytics/read/read-analytics.ts';
import { readTransparency } from '../src/features/office/cases/published/read-transparency.ts';
import { listCases } from '../src/features/office/cases/queue/list-cases.ts';
import { readMerits } from '../src/features/reputation/merits/read-merits.ts';
import { readMetrics } from '../src/features/trials/distribution/measure/read-metrics.ts';
import { readLatestRun } from '../src/features/trials/distribution/run/read-latest-run.ts';
import { authorTag } from '../src/features/trials/feedback/author-tags.ts';
import { workOff } from '../src/testing/people/testers.ts';
import { testWorld, type World } from '../src/testing/world.ts';
import { seedDemo } from './demo.ts';
import { memberContext } from './member-context.ts';
import { adminRecounts } from './recounts/admin-recounts.testing.ts';
import { bindNames } from './recounts/bind-names.testing.ts';
import { named, numbersIn, pathsOf } from './recounts/recounts.testing.ts';

let world: World;
beforeAll(async () => {
  world = await testWorld();
  world.clock.now = new Date('2026-11-19T10:07:00.000Z');
  await seedDemo(world.ctx, ({ now }: Context) => workOff({ ...world, jobCtx: { ...world.jobCtx, now } }));
  const people = await rows<{ id: string }>('select id from users');
  const tags = people.map(({ id }) => authorTag(world.engines.vault, id));
  await rows('create table tags as select * from unnest($1::uuid[], $2::bytea[]) as tags (id, tag)', [
    people.map(({ id }) => id),
    tags,
  ]);
});
afterAll(() => world.close());

async function rows<Row>(statement: string, values: unknown[] = []): Promise<Row[]> {
  return (await world.database.pool.query(statement, values)).rows;
}

describe('profiles of the demo', () => {
  it('have each badge at each level that other members can see', async () => {
    const shown = await rows<{ badge: string; level: number }>(
      `select distinct badge::text, level from (
         select user_id, badge, max(level) as level from badges
         where is_public or badge = 'iterativeBuilder' group by user_id, badge
       ) as highest order by badge, level`,
    );
    const all = badgeNames.flatMap((badge) =>
      (badge === 'respectfulMember' ? [1] : [1, 2, 3]).map((level) => ({ badge, level })),
    );
    expect(shown.map(({ badge, level }) => `${badge} ${level}`).toSorted()).toEqual(
      all.map(({ badge, level }) => `${badge} ${level}`).toSorted(),
    );
  });

  it('list the six counters of every account', async () => {
    const lists = (await listMerits()).map(({ counters }) => counters.map(({ name }) => name).join(' '));
    expect(lists.length).toBeGreaterThan(100);
    expect([...new Set(lists)]).toEqual([counterNames.join(' ')]);
  });

  it('have each step of tester counters that other members can see', async () => {
    const counters = (await listMerits()).flatMap((merits) => merits.counters);
    const shown = counters.filter(({ shownAs }) => shownAs !== 'exact');
    const steps = new Set(shown.map(({ shownAs, count }) => `${shownAs} ${count}`));
    const [first] = profileRules.counterSteps;
    const all = [`few ${first}`, ...profileRules.counterSteps.map((step) => `atLeast ${step}`)];
    expect([...steps].toSorted()).toEqual(all.toSorted());
  });

  it.each(['both', 'jonas'])('have six counters filled for %s, who tests and makes', async (username) => {
    const { counters } = await meritsOf(username);
    expect(counters.map(({ shownAs, count }) => [shownAs, count > 0])).toEqual([
      ...Array.from({ length: 4 }, () => ['atLeast', true]),
      ...Array.from({ length: 2 }, () => ['exact', true]),
    ]);
  });

  it.each(['tester', 'private', 'admin'])('have four counters filled for %s, who tests', async (username) => {
    const { counters } = await meritsOf(username);
    expect(counters.slice(0, 4).map(({ shownAs }) => shownAs)).toEqual(
      Array.from({ length: 4 }, () => 'atLeast'),
    );
  });
});

/** Returns what other members see of each account whose profile is public. */
async function listMerits() {
  const people = await rows<{ id: string }>(
    `select id from users where not exists (select from profiles where user_id = id and visibility = 'private')`,
  );
  return Promise.all(people.map(({ id }) => readMerits(world.ctx, id)));
}

async function meritsOf(username: string) {
  const [person] = await rows<{ id: string }>('select id from users where username = $1', [username]);
  return readMerits(world.ctx, person?.id ?? '');
}

describe('figures of admins in the demo', () => {
  it('have a recount each', () => {
    const paths = [...pathsOf(readMetricsEndpoint), ...pathsOf(readAnalyticsEndpoint)];
    // Rows have changed since the figures of a month before were counted.
    const isEarlier = (path: string) => path.startsWith('before.');
    expect(paths.filter((path) => !isEarlier(path) && !named(adminRecounts, '', path))).toEqual([]);
  });

  it('equal a recount in SQL on both pages', async () => {
    expect(await differences('')).toEqual([]);
  });

  it.each([
    [`metric_figures set value = value + 1 where metric = 'cases.weekly'`, 'moderation'],
    [`metric_figures set value = value + 1 where metric = 'accounts.active'`, 'cohorts'],
    [
      `distribution_metrics set metrics = jsonb_set(metrics, '{testers,active}', '1')`,
      'latest.figures.testers',
    ],
  ])('differ from the recount when a stored sum is wrong (%s)', async (change, path) => {
    const client = await world.database.pool.connect();
    await client.query(`create table before as table ${change.split(' ')[0]}`);
    await client.query(`update ${change}`);
    const found = await differences(path);
    await client.query(`truncate ${change.split(' ')[0]}`);
    await client.query(`insert into ${change.split(' ')[0]} table before`);
    await client.query('drop table before');
    client.release();
    expect(found.length).toBeGreaterThan(0);
  });

  it('differ from the recount until new rows are counted', async () => {
    await rows(
      `insert into mail_ledger (key, kind, state, claimed_at)
       values ('1', 'account-reset', 'sent', $1), ('2', 'digest', 'refused', $1), ('3', 'support-receipt', 'uncertain', $1)`,
      [world.clock.now],
    );
    const found = await differences('mails');
    expect(found.map(({ path, shown, recounted }) => [path, shown, recounted])).toEqual([
      ['mails.kinds[].sent', 0, 1],
      ['mails.kinds[].refused', 0, 1],
      ['mails.kinds[].uncertain', 0, 1],
    ]);
    await rollUpToday(world.ctx);
    expect(await differences('mails')).toEqual([]);
  });

  it('are the same where both pages show them', async () => {
    const { latest } = await readMetrics(world.ctx);
    const { firstFeedback, fairness, supply } = await readAnalytics(world.ctx, { span: '30' });
    const { category, onTime, projects } = latest?.figures.worstCategory ?? {};
    const worst = supply.categories.find((one) => one.category === category);
    expect(firstFeedback.waiting.inTime + firstFeedback.waiting.late).toBe(
      latest?.figures.firstFeedback.stillWaiting,
    );
    expect(fairness.weeks.at(-1)?.gini).toBe(latest?.figures.inequality.gini);
    expect(worst?.projects).toBe(projects);
    expect((worst?.onTime ?? 0) / (worst?.projects ?? 1)).toBe(onTime);
  });
});

test('the transparency page has two quarters with numbers', async () => {
  const { quarters, figures } = await readTransparency(world.ctx, {});
  expect(quarters).toEqual(['2026-07-01', '2026-04-01']);
  expect(figures).toMatchObject({ removals: 60, restrictions: 10, limits: 5, suspensions: 5, appeals: 20 });
});

/** Recounts the numbers of `/admin` and `/admin/analytics` whose path begins so, and returns those that differ. */
async function differences(begins: string) {
  const { latest } = await readMetrics(world.ctx);
  const { counts } = await listCases(await memberContext(world.ctx, 'admin'), {});
  const run = await readLatestRun(world.ctx);
  const analytics = await readAnalytics(world.ctx, { span: '30' });
  const counted = ['offers', 'redistributed', 'messages'].map((name) => `run.${name}`);
  const shown = [
    ...numbersIn({ latest }, new Set(pathsOf(readMetricsEndpoint)), '', []),
    ...numbersIn({ counts }, new Set(pathsOf(listCasesEndpoint)), '', []),
    ...numbersIn({ run }, new Set(counted), '', []),
    ...numbersIn(analytics, new Set(pathsOf(readAnalyticsEndpoint)), '', []),
  ].filter(({ path }) => path.startsWith(begins));
  const found = [];
  for (const { path, value, fields } of shown) {
    const scopes = [...fields, { now: world.clock.now, bits: categories }];
    const statement = named(adminRecounts, '', path) ?? 'select null';
    const [row] = await rows<Record<string, unknown>>(...bindNames(statement, scopes));
    const [recounted] = Object.values(row ?? {}).map((one) => (one === null ? null : Number(one)));
    // Sums of chances and means of hours have no exact digits.
    const isNear = typeof recounted === 'number' && value !== null && Math.abs(recounted - value) < 1e-6;
    if (!isNear && recounted !== value) found.push({ path, shown: value, recounted, of: fields[0] });
  }
  return found;
}
