import type { Analytics } from '@firstlight/contract/office/analytics/analytics.ts';
import { firstFeedbackHours } from '@firstlight/contract/office/analytics/analytics-rules.ts';
import { categories, categoriesOf } from '@firstlight/contract/showcase/projects/categories.ts';
import { afterAll, beforeAll, expect, it, test } from 'vitest';
import { weekStart } from '../../../core/week-start.ts';
import { testWorld, type World } from '../../../testing/world.ts';
import { dayMs } from './count/periods.ts';
import { rollUpNight, rollUpToday } from './count/roll-up.ts';
import { readAnalytics } from './read/read-analytics.ts';
import { live, type SimulatedProject, simulateMonth } from './simulated-month.testing.ts';

const hour = 3_600_000;
const begun = new Date('2026-10-05T00:00:00.000Z');
const month = simulateMonth(begun, 30);
const end = new Date(begun.getTime() + 30 * dayMs + 10 * hour);
/** What is told of 30 days, the one that lasts among them. */
const first = new Date(begun.getTime() + dayMs);

let world: World;
let figures: Analytics;
beforeAll(async () => {
  world = await testWorld();
  for (let day = 1; day <= 30; day += 1) {
    world.clock.now = new Date(begun.getTime() + day * dayMs + 20 * 60_000);
    await live(world, month, world.clock.now);
    await rollUpNight(world.jobCtx);
  }
  world.clock.now = end;
  await live(world, month, end);
  await rollUpToday(world.jobCtx);
  figures = await readAnalytics(world.jobCtx, {});
}, 60_000);
afterAll(() => world.close());

const cameAt = ({ at }: SimulatedProject, after: number | undefined) =>
  after === undefined ? undefined : new Date(at.getTime() + after * hour);
const isTold = (moment: Date | undefined) => moment !== undefined && moment >= first && moment <= end;

it('tells of the first feedback what the raw events say', () => {
  const expected = [...firstFeedbackHours, Number.POSITIVE_INFINITY].map((until, band) => {
    const from = firstFeedbackHours[band - 1] ?? 0;
    return month.projects.filter(
      (project) =>
        isTold(cameAt(project, project.firstAfter)) &&
        (project.firstAfter ?? -1) >= from &&
        (project.firstAfter ?? -1) < until,
    ).length;
  });
  expect(expected.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(20);
  expect(figures.firstFeedback.bands).toEqual(expected);
  const waits = month.projects.filter(
    (project) =>
      project.at <= end &&
      project.at.getTime() >= end.getTime() - 30 * dayMs &&
      !((cameAt(project, project.firstAfter)?.getTime() ?? Number.POSITIVE_INFINITY) <= end.getTime()),
  );
  const late = waits.filter(({ at }) => end.getTime() - at.getTime() > 48 * hour).length;
  expect(figures.firstFeedback.waiting).toEqual({ inTime: waits.length - late, late });
});

test('the supply chart counts responses to projects whose promised hours were over last night', () => {
  const lastNight = new Date(begun.getTime() + 30 * dayMs + 20 * 60_000);
  const over = new Date(lastNight.getTime() - 48 * hour);
  for (const category of categories) {
    const inside = month.projects.filter(
      ({ at, categories: mask }) => at >= first && at <= over && categoriesOf(mask).includes(category),
    );
    const had = inside.filter((project) => {
      const came = cameAt(project, project.firstAfter);
      // The nights recount a project for two weeks after it was posted.
      return came !== undefined && came <= lastNight;
    });
    const told = figures.supply.categories.find((one) => one.category === category);
    expect(told?.projects).toBe(inside.length);
    expect(told?.notes).toBe(had.reduce((sum, { notes }) => sum + notes, 0));
  }
});

it('tells how far the makers came who had signed up since the first week', () => {
  const since = new Date(weekStart(first));
  const makers = month.people.filter(({ role, at }) => role !== 'tester' && at >= since && at <= end);
  const those = (moments: { owner: { id: string }; at: Date | undefined }[]) =>
    makers.filter(({ id }) =>
      moments.some(({ owner, at }) => owner.id === id && at !== undefined && at <= end),
    ).length;
  expect(figures.funnels.makers.map(({ count }) => count)).toEqual([
    makers.length,
    those(month.projects.map(({ owner, at }) => ({ owner, at }))),
    those(month.projects.map((one) => ({ owner: one.owner, at: cameAt(one, one.firstAfter) }))),
    those(month.projects.map((one) => ({ owner: one.owner, at: cameAt(one, one.metAfter) }))),
    those(month.iterations.map(({ project, at }) => ({ owner: project.owner, at }))),
    0,
  ]);
});

test('the mails chart counts e-mails by kind', () => {
  // E-mails about sanctions are counted as news.
  const begins = (kind: string) => (kind === 'news' ? /^(?:news|sanction)/ : new RegExp(`^${kind}`));
  const told = (kind: string, state: string) =>
    month.mails.filter((mail) => isTold(mail.at) && mail.state === state && begins(kind).test(mail.kind))
      .length;
  for (const { kind, sent, refused } of figures.mails.kinds) {
    if (kind === 'letter') continue;
    expect([kind, sent, refused]).toEqual([kind, told(kind, 'sent'), told(kind, 'refused')]);
  }
});

test('the moderation chart counts cases by week', () => {
  const weeks = figures.moderation.weeks;
  expect(weeks.length).toBeGreaterThan(2);
  for (const { week, opened, decided } of weeks) {
    const [from, until] = [Date.parse(week), Date.parse(week) + 7 * dayMs];
    const inWeek = (moment: number) => moment >= from && moment < until && moment <= end.getTime();
    const exact = month.cases.filter(({ at }) => inWeek(at.getTime())).length;
    const closed = month.cases.filter(({ at, decidedAfter }) =>
      inWeek(at.getTime() + decidedAfter * hour),
    ).length;
    expect([opened, decided]).toEqual([exact, closed]);
  }
});

test('the cohorts chart counts the makers who signed up in each week', () => {
  for (const { week, size } of figures.cohorts.makers) {
    const from = new Date(week);
    const until = new Date(from.getTime() + 7 * dayMs);
    const joined = month.people.filter(
      ({ role, at }) => role !== 'tester' && at >= from && at < until && at <= end,
    );
    expect(size).toBe(joined.length);
  }
});
