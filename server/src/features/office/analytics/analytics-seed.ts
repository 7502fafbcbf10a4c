import { firstFeedbackHours } from '@firstlight/contract/office/analytics/analytics-rules.ts';
import { categories } from '@firstlight/contract/showcase/projects/categories.ts';
import type { Context } from '../../../core/context.ts';
import type { Figure } from '../../../core/metrics/metric.ts';
import type { Seed } from '../../../core/seed.ts';
import { weekStart } from '../../../core/week-start.ts';
import { beginCount, replaceFigures } from './analytics.queries.ts';
import { dayAfter, utcDay } from './count/periods.ts';

const days = 90;
const weeks = 12;

/** How many of ten projects are answered within each band, and later. */
const answered = [5, 2, 1, 1, 1, 0.6];
/** Responses over what is needed, in the order of the categories. */
const supplied = [1.9, 2.24, 1.2, 0.94, 0.62, 1.38, 1.46, 0.78, 1.52, 1.31, 1.77, 2.6, 1.08];
/** What came of offers with a chance of 5, 15 … per cent. */
const came = [0.06, 0.14, 0.27, 0.34, 0.46, 0.52, 0.63, 0.67, 0.7];

/** The demo world is two weeks old: what was before is told as it might have been. */
export const analyticsSeed: Seed = {
  async run(ctx) {
    const today = utcDay(ctx.now());
    for (let ago = 1; ago <= days; ago += 1) await seedDay(ctx, dayAfter(today, -ago), ago);
    const monday = weekStart(ctx.now());
    for (let ago = 1; ago <= weeks; ago += 1) {
      await seedWeek(ctx, dayAfter(monday, -7 * ago));
      await seedPeople(ctx, dayAfter(monday, -7 * ago), ago);
    }
  },
  events: [],
};

/** Between 0 and 1, the same each time, so that the world is. */
const wave = (place: number) => (Math.sin(place * 12.9898) + 1) / 2;

async function seedDay(ctx: Context, day: string, ago: number): Promise<void> {
  const posted = 2 + Math.round(wave(ago) * 3);
  await save(ctx, 'distribution.first_feedback', day, [
    ...[...firstFeedbackHours, 0].map((_, band) => ({
      of: [band],
      value: Math.round(((answered[band] ?? 0) * posted) / 10 + wave(ago * 7 + band) - 0.5),
    })),
  ]);
  await save(ctx, 'distribution.waiting', day, [
    { of: ['in_time'], value: 3 },
    { of: ['late'], value: 1 },
  ]);
  await save(
    ctx,
    'distribution.supply',
    day,
    categories.flatMap((category, place) => {
      const projects = Math.round(wave(ago * 3 + place) * 1.2);
      const notes = Math.round(projects * 5 * (supplied[place] ?? 1));
      return [
        { of: [category, 'projects'], value: projects },
        { of: [category, 'notes'], value: notes },
        { of: [category, 'on_time'], value: (supplied[place] ?? 1) > 0.8 ? projects : 0 },
      ];
    }),
  );
}

async function seedWeek(ctx: Context, day: string): Promise<void> {
  await save(
    ctx,
    'distribution.promised',
    day,
    came.flatMap((share, bin) => {
      const offers = 60 - bin * 5;
      return [
        { of: [bin, 'offers'], value: offers },
        { of: [bin, 'expected'], value: offers * (bin / 10 + 0.05) },
        { of: [bin, 'answered'], value: Math.round(offers * share) },
      ];
    }),
  );
}

/** Of those who joined in a week: how many came in the weeks after, and how far they got. */
const back = {
  tester: [0.54, 0.47, 0.43, 0.39, 0.36, 0.34, 0.32],
  maker: [0.61, 0.48, 0.39, 0.31, 0.27, 0.24, 0.22],
};
const perDay = { maker: 6, tester: 10 };

async function seedPeople(ctx: Context, day: string, ago: number): Promise<void> {
  for (let weekday = 0; weekday < 7; weekday += 1) {
    const date = dayAfter(day, weekday);
    const wave10 = Math.round(wave(ago * 7 + weekday) * 3);
    await save(ctx, 'accounts.signed_up', date, [
      { of: ['maker'], value: perDay.maker + wave10 },
      { of: ['tester'], value: perDay.tester + wave10 },
    ]);
    await save(ctx, 'projects.first_posted', date, [{ of: [day], value: 4 }]);
    await save(ctx, 'distribution.maker_steps', date, [
      { of: ['first_note', day], value: 4 },
      { of: ['minimum', day], value: 3 },
    ]);
    await save(ctx, 'validation.first_iteration', date, [{ of: [day], value: weekday % 2 }]);
    await save(ctx, 'validation.first_granted', date, [{ of: [day], value: weekday === 3 ? 2 : 0 }]);
    await save(ctx, 'validation.days_to', date, [{ of: [12 + weekday * 3], value: 1 }]);
    await save(ctx, 'validation.aged', date, [
      { of: ['projects'], value: 10 },
      { of: ['validated'], value: ago < 5 ? 3 : 2 },
    ]);
    await save(ctx, 'distribution.gini', date, [{ of: [], value: 0.16 + ago / 100 }]);
    await save(ctx, 'analytics.mails', date, [
      { of: ['account', 'sent'], value: 68 + wave10 },
      { of: ['contact', 'sent'], value: 4 },
      { of: ['support', 'sent'], value: 2 },
    ]);
  }
  await save(ctx, 'analytics.news', day, [
    { of: ['news', 'sent'], value: 2_450 - ago * 75 },
    { of: ['news', 'refused'], value: 5 },
  ]);
  await save(ctx, 'newsletter.letters', dayAfter(day, 6), [
    { of: ['sent'], value: 4_480 - ago * 60 },
    { of: ['refused'], value: ago === 1 ? 212 : 12 },
    { of: ['uncertain'], value: 2 },
    { of: ['returned'], value: 9 },
  ]);
  await save(ctx, 'newsletter.complaints', dayAfter(day, 6), [{ of: ['complaints'], value: ago % 2 }]);
  await save(ctx, 'distribution.tester_steps', day, [
    { of: ['interests'], value: 75 },
    { of: ['card'], value: 70 },
    { of: ['test'], value: 55 },
    { of: ['counted'], value: 40 },
    { of: ['second_week'], value: 20 },
  ]);
  await save(ctx, 'cases.weekly', day, [
    { of: ['opened'], value: 35 + Math.round(wave(ago) * 3) * 5 },
    { of: ['decided'], value: 35 + Math.round(wave(ago + 1) * 3) * 5 },
    { of: ['late'], value: 0 },
    { of: ['waiting'], value: 0 },
  ]);
  await save(ctx, 'sanctions.weekly', day, [
    { of: ['decided'], value: 20 },
    { of: ['changed'], value: 5 },
  ]);
  await save(
    ctx,
    'accounts.active',
    day,
    (['maker', 'tester'] as const).flatMap((side) =>
      back[side].map((share, later) => ({
        of: [side, dayAfter(day, -7 * (later + 1))],
        value: Math.floor((share * perDay[side] * 7) / 5) * 5,
      })),
    ),
  );
}

async function save({ db, now }: Context, metric: string, day: string, figures: Figure[]): Promise<void> {
  await beginCount(db, { metric, day, isOnce: false }, now());
  const rows = figures.map(({ of, value }) => ({ of: of.join(' '), value: Math.max(0, value) }));
  await replaceFigures(db, metric, day, rows);
}
