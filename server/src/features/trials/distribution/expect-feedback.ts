import { type Category, categories } from '@firstlight/contract/showcase/projects/categories.ts';
import type { Expectation } from '@firstlight/contract/trials/dashboard/dashboard.ts';
import { promiseRules, valueRules } from '@firstlight/contract/trials/distribution/distribution-rules.ts';
import type { Context } from '../../../core/context.ts';
import { readRates } from './learn/rates.queries.ts';
import { supplyRatio } from './model/count-notes.ts';
import { deficit, hasMinimum } from './model/project-need.ts';
import {
  areTestersFew,
  expectedFirstFeedback,
  expectedHoursToMinimum,
  mayPromise,
} from './model/promise-time.ts';
import type { Rates } from './model/rates.ts';
import { ageOf, canRelaunch, isOpenNeed, meanRate, type Need } from './need/need-value.ts';
import { findNeed, listLatest, type PostedProject } from './need/needs.queries.ts';

const hour = 3_600_000;
const nothing = {
  half: null,
  eightInTen: null,
  hours: null,
  areTestersFew: false,
  scarcest: null,
  isPromised: false,
  isLate: false,
  canRelaunch: false,
};

/** What the maker of a project may expect next, and when. */
export async function expectFeedback(
  { db, now }: Pick<Context, 'db' | 'now'>,
  projectId: string,
): Promise<Expectation> {
  const row = await findNeed(db, projectId);
  if (!row) return { ...nothing, state: 'paused' };
  // Tests just begun are left out: an estimate that moved with them would tell when somebody is testing.
  const need: Need = { ...row, recentOpenTests: 0, olderOpenTests: 0 };
  const moment = now();
  if (hasMinimum(need)) return { ...nothing, state: 'met' };
  if (need.visibleSince === null) return { ...nothing, state: 'paused' };
  if (!isOpenNeed(need, moment)) {
    return { ...nothing, state: 'closed', canRelaunch: canRelaunch(row, moment) };
  }

  const rates = await readRates(db);
  const rate = meanRate(rates, need.categories);
  const missing = deficit(need);
  const latest = await listLatest(db);
  const expected = {
    ...nothing,
    scarcest: scarcestOf(rates, need.categories),
    // The promise is of the time after posting, and is made once.
    ...(row.relaunchedAt === null &&
      promiseOf(missing, rate, ageOf(need, moment), isSupplied(latest, moment))),
  };
  if (need.full + need.quick === 0) {
    return { ...expected, state: 'first', ...firstOf(latest, row, moment) };
  }
  return { ...expected, state: 'minimum', hours: expectedHoursToMinimum(missing, rate) ?? null };
}

/** Of a project’s categories, the one for which least comes. */
function scarcestOf({ categories: perHour }: Rates, mask: number): Category | null {
  const own = categories.filter((_, bit) => (mask & (1 << bit)) !== 0);
  const rateOf = (category: Category) => perHour[categories.indexOf(category)] ?? 0;
  return own.toSorted((one, other) => rateOf(one) - rateOf(other))[0] ?? null;
}

/**
 * What may be said of the deadline: enough supply for all is no promise where testers for this project are few, and once
 * the time is up nothing is promised any more.
 */
function promiseOf(missing: number, rate: number, age: number, isEnough: boolean) {
  if (age >= valueRules.deadlineHours) return { isLate: true };
  const isShort = areTestersFew(missing, rate, age);
  return { areTestersFew: isShort, isPromised: isEnough && !isShort };
}

/** What other projects have waited; “longer than we can say” is no number. */
function firstOf(
  latest: readonly PostedProject[],
  { categories: mask, postedAt }: { categories: number; postedAt: Date },
  now: Date,
) {
  const examples = latest.map((example) => ({
    age: hoursBetween(example.postedAt, now),
    dayPart: dayPartOf(example.postedAt),
    isAlike: (example.categories & mask) !== 0,
    hoursToFirst: example.firstFeedbackAt
      ? hoursBetween(example.postedAt, example.firstFeedbackAt)
      : Number.POSITIVE_INFINITY,
  }));
  const times = expectedFirstFeedback(examples, dayPartOf(postedAt));
  const known = (hours: number | undefined) => (hours !== undefined && Number.isFinite(hours) ? hours : null);
  return { half: known(times?.half), eightInTen: known(times?.eightInTen) };
}

/** Over projects whose time is up: younger ones are still being answered. */
function isSupplied(latest: readonly PostedProject[], now: Date): boolean {
  const due = latest.filter(({ postedAt }) => hoursBetween(postedAt, now) >= valueRules.deadlineHours);
  if (due.length < promiseRules.projectsAtLeast) return false;
  const given = due.reduce((sum, { notes }) => sum + notes, 0);
  return mayPromise(supplyRatio(given, due.length));
}

function hoursBetween(from: Date, until: Date): number {
  return (until.getTime() - from.getTime()) / hour;
}

function dayPartOf(moment: Date): number {
  return Math.floor(moment.getUTCHours() / (24 / promiseRules.dayParts));
}
