import { offerRules, valueRules } from '@firstlight/contract/trials/distribution/distribution-rules.ts';
import type { FeedCard } from '@firstlight/contract/trials/feed/feed.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Member } from '../../../../core/context.ts';
import { workOff } from '../../../../testing/people/testers.ts';
import { newMember, newProject } from '../../../../testing/projects/projects.ts';
import { keepOffers, recountFigures } from '../../../../testing/projects/recount-counts.ts';
import { liveInTown } from '../../../../testing/projects/small-town.ts';
import { testWorld, type World } from '../../../../testing/world.ts';
import { authorTag } from '../../feedback/author-tags.ts';
import { measureMetrics } from '../measure/measure-metrics.ts';

/** `TOWN=large` for a town five times the size, which takes minutes. */
const size = process.env['TOWN'] === 'large' ? 5 : 1;

let world: World;
const shown: { tester: Member; card: FeedCard; at: Date }[] = [];
const visitors = new Set<string>();
const turns: { projectId: string; isHidden: boolean; at: Date }[] = [];

beforeAll(async () => {
  world = await testWorld();
  await keepOffers(world);
  await liveInTown(world, {
    testers: 40 * size,
    projectsPerDay: 2 * size,
    days: 30,
    onVisit: (tester) => visitors.add(tester.id),
    onTurn: (projectId, isHidden) => turns.push({ projectId, isHidden, at: world.clock.now }),
    onCard: (tester, card) => shown.push({ tester, card, at: world.clock.now }),
  });
});
afterAll(() => world.close());

async function rows<Row>(statement: string, values: unknown[] = []): Promise<Row[]> {
  return (await world.database.pool.query(statement, values)).rows;
}

describe('thirty days of a small town', () => {
  it('shows nobody their own, nothing twice, and nothing that is hidden or gone', async () => {
    expect(shown.length).toBeGreaterThan(500);
    const pairs = shown.map(({ tester, card }) => `${tester.id} ${card.id}`);
    expect(new Set(pairs).size).toBe(pairs.length);
    expect(shown.filter(({ tester, card }) => card.owner.username === tester.username)).toEqual([]);
    const unlisted = await rows<{ project_id: string }>(
      'select project_id from project_stats where not listed',
    );
    expect(unlisted.length).toBeGreaterThan(3);
    const gone = new Set(unlisted.map(({ project_id }) => project_id));
    expect(shown.filter(({ card }) => gone.has(card.id))).toEqual([]);
    expect(turns.length).toBeGreaterThan(3);
    const isAway = ({ card, at }: (typeof shown)[number]) =>
      turns.findLast((turn) => turn.projectId === card.id && turn.at <= at)?.isHidden === true;
    expect(shown.filter(isAway)).toEqual([]);
  });

  it('leaves no project short while somebody it suits has not seen it', async () => {
    const short = await rows<{ project_id: string; categories: number; owner_id: string }>(
      `select project_id, categories, owner_id from project_needs
       where visible_since < $1 and met_at is null`,
      [new Date(world.clock.now.getTime() - valueRules.secondDeadlineHours * 3_600_000)],
    );
    const testers = await rows<{ tester_id: string; interests: number; visits: number }>(
      'select tester_id, interests, visits from tester_pool where visits > 0 and open_offers < 3',
    );
    for (const project of short) {
      const viewers = await rows<{ tag: string }>(
        `select encode(tester_tag, 'hex') as tag from hidden.showings where project_id = $1`,
        [project.project_id],
      );
      const seen = new Set(viewers.map(({ tag }) => tag));
      const left = testers.filter(
        ({ tester_id, interests }) =>
          (interests & project.categories) !== 0 &&
          tester_id !== project.owner_id &&
          !seen.has(authorTag(world.engines.vault, tester_id).toString('hex')),
      );
      expect(left).toEqual([]);
    }
  });

  it('gets most projects their minimum, and each of them an answer', async () => {
    const [sum] = await rows<{ posted: number; met: number; silent: number }>(
      `select count(*)::int as posted, count(met_at)::int as met,
        count(*) filter (where first_feedback_at is null)::int as silent
       from project_needs where visible_since < $1`,
      [new Date(world.clock.now.getTime() - valueRules.secondDeadlineHours * 3_600_000)],
    );
    expect(sum?.posted).toBeGreaterThan(30);
    expect((sum?.met ?? 0) / (sum?.posted ?? 1)).toBeGreaterThan(0.8);
    expect(sum?.silent).toBe(0);
  });

  it('asks nobody for more than three things, more than twice a week, or at night', async () => {
    const [most] = await rows<{ held: number }>(`select max(open_offers)::int as held from tester_pool`);
    expect(most?.held).toBeLessThanOrEqual(offerRules.openPerTester);
    const strayed = await rows(
      `select from tester_pool p where open_offers <>
        (select count(*) from assignments a where a.tester_id = p.tester_id and a.state = 'offered')`,
    );
    expect(strayed).toEqual([]);
    const messages = await rows<{ gap: number | null; before: number | null; hour: number }>(
      `select extract(epoch from offered_at - lag(offered_at) over w) / 3600 as gap,
        extract(epoch from offered_at - lag(offered_at, 2) over w) / 3600 as before,
        extract(hour from offered_at at time zone 'Europe/Paris')::int as hour
       from (select distinct tester_id, offered_at from made_offers) as messages
       window w as (partition by tester_id order by offered_at)`,
    );
    expect(messages.length).toBeGreaterThan(10);
    for (const { gap, before, hour } of messages) {
      expect(Number(gap ?? Infinity)).toBeGreaterThanOrEqual(offerRules.hoursBetweenMessages);
      expect(Number(before ?? Infinity)).toBeGreaterThanOrEqual(7 * 24);
      expect(hour).toBeGreaterThanOrEqual(offerRules.quietUntilHour);
      expect(hour).toBeLessThan(offerRules.quietFromHour);
    }
  });

  it('tells admins what counting it all anew tells', async () => {
    await newProject(world, await newMember(world, 'latecomer'));
    await workOff(world);
    const views = new Map<string, Set<string>>();
    for (const { tester, card } of shown) {
      views.set(card.id, (views.get(card.id) ?? new Set()).add(tester.id));
    }
    const told = await measureMetrics(world.jobCtx);
    const recounted = await recountFigures(world, { views, visitors: visitors.size, turns });
    const gini = recounted.inequality.gini ?? -1;
    expect(told.inequality.gini).toBeCloseTo(gini, 12);
    const { expected, ratio } = recounted.calibration;
    expect(told.calibration.expected).toBeCloseTo(expected ?? -1, 9);
    expect(told.calibration.ratio).toBeCloseTo(ratio ?? -1, 9);
    // PostgreSQL and JavaScript divide by three in different ways.
    const { mean, median, ninetieth } = recounted.firstFeedback;
    expect(told.firstFeedback.mean).toBeCloseTo(mean ?? -1, 9);
    expect(told.firstFeedback.median).toBeCloseTo(median ?? -1, 9);
    expect(told.firstFeedback.ninetieth).toBeCloseTo(ninetieth ?? -1, 9);
    expect({
      ...told,
      firstFeedback: { ...told.firstFeedback, mean, median, ninetieth },
      inequality: { ...told.inequality, gini },
      calibration: { ...told.calibration, expected, ratio },
    }).toEqual(recounted);
    expect(told.worstCategory.category).not.toBeNull();
    expect(told.messages.sent).toBeGreaterThan(0);
    expect(told.calibration.answered).toBeGreaterThan(0);
    expect(told.redistribution.replacing).toBeGreaterThan(0);
    expect(told.redistribution.projects).toBeGreaterThan(0);
    expect(told.redistribution.projects).toBeLessThan(1);
    expect(told.firstFeedback.stillWaiting).toBeGreaterThan(0);
  });

  it('keeps every count in step with what it counts', async () => {
    const wrong = await rows(
      `select n.project_id from project_needs n join project_stats s using (project_id)
       where n.full_count > s.feedback_count or n.skip_count > s.skip_count or n.full_count < least(s.feedback_count, 1)`,
    );
    expect(wrong).toEqual([]);
    const slots = await rows(
      `select from project_needs n where visible_since is not null and
        (select count(*) from feed_slots f where f.project_id = n.project_id) <> bit_count(categories::bit(13))`,
    );
    expect(slots).toEqual([]);
  });
});
