import { badgeNames } from '@firstlight/contract/reputation/profiles/profile-limits.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Context } from '../src/core/context.ts';
import { readAnalytics } from '../src/features/office/analytics/read/read-analytics.ts';
import { readMerits } from '../src/features/reputation/merits/read-merits.ts';
import { readMetrics } from '../src/features/trials/distribution/measure/read-metrics.ts';
import { workOff } from '../src/testing/people/testers.ts';
import { testWorld, type World } from '../src/testing/world.ts';
import { seedDemo } from './demo.ts';

let world: World;
beforeAll(async () => {
  world = await testWorld();
  world.clock.now = new Date('2026-11-19T10:07:00.000Z');
  await seedDemo(world.ctx, ({ now }: Context) => workOff({ ...world, jobCtx: { ...world.jobCtx, now } }));
});
afterAll(() => world.close());

async function rows<Row>(statement: string, values: unknown[] = []): Promise<Row[]> {
  return (await world.database.pool.query(statement, values)).rows;
}

/** Responses that count towards the minimum, by project: each tester once, and a skip only with a reason that counts. */
const counted = `with counted as (
    select project_id, author_tag from feedback join hidden.feedback_authors on feedback_id = feedback.id
    where feedback.deleted_at is null and not is_withheld and uncounted_for is null
    union
    select project_id, author_tag from skips join hidden.skip_authors on skip_id = skips.id
    where not is_withheld and not is_superseded and reason in ('unclear_value', 'too_complex', 'other')
  ), posted as (
    select * from projects where deleted_at is null and hidden_at is null and suspended_at is null
      and published_at >= $1::timestamptz - interval '30 days'
  )`;

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

async function meritsOf(username: string) {
  const [person] = await rows<{ id: string }>('select id from users where username = $1', [username]);
  return readMerits(world.ctx, person?.id ?? '');
}

describe('figures of admins in the demo', () => {
  it('agree on both pages with the projects without a counted response', async () => {
    const { latest } = await readMetrics(world.ctx);
    const { firstFeedback } = await readAnalytics(world.ctx, { span: '30' });
    const [found] = await rows<{ waiting: number }>(
      `${counted} select count(*)::int as waiting from posted
       where not exists (select from counted where project_id = posted.id)`,
      [world.clock.now],
    );
    expect(latest?.figures.firstFeedback.stillWaiting).toBe(found?.waiting);
    expect(firstFeedback.waiting.inTime + firstFeedback.waiting.late).toBe(found?.waiting);
  });

  it('count the responses of each category as a recount in SQL does', async () => {
    const { supply } = await readAnalytics(world.ctx, { span: '30' });
    const found = await rows<{ projects: number; notes: number }>(
      `${counted} select count(distinct posted.id)::int as projects, count(counted.project_id)::int as notes
       from generate_series(0, 12) as bit
       left join posted on categories & (1 << bit) <> 0
         and published_at < date_trunc('day', $1::timestamptz, 'UTC') - interval '2 days'
       left join counted on counted.project_id = posted.id
       group by bit order by bit`,
      [world.clock.now],
    );
    expect(supply.categories.map(({ projects, notes }) => ({ projects, notes }))).toEqual(found);
  });
});
