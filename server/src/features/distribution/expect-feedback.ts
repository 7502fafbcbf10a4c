import type { Expectation } from '@firstlight/contract/dashboard.ts';
import { promiseRules, valueRules } from '@firstlight/contract/distribution-rules.ts';
import type { Context } from '../../core/context.ts';
import { supplyRatio } from './count-feedback.ts';
import { findNeed, listLatest, type PostedProject } from './needs.queries.ts';
import { deficit, hasMinimum } from './project-need.ts';
import { areTestersFew, expectedFirstFeedback, expectedHoursToMinimum, mayPromise } from './promise-time.ts';
import { readRates } from './rates.queries.ts';
import { ageOf, isOpen, meanRate, type Need } from './value-need.ts';

const hour = 3_600_000;
const nothing = { half: null, eightInTen: null, hours: null, areTestersFew: false, isPromised: false };

/** What the maker of a project may expect next, and when. */
export async function expectFeedback(
  { db, now }: Pick<Context, 'db' | 'now'>,
  projectId: string,
): Promise<Expectation> {
  const row = await findNeed(db, projectId);
  if (!row) return { ...nothing, state: 'paused' };
  // Tests just begun are left out: an estimate that moved with them would tell when somebody is testing.
  const need: Need = { ...row, freshClaims: 0, staleClaims: 0 };
  const moment = now();
  if (hasMinimum(need)) return { ...nothing, state: 'met' };
  if (need.visibleSince === null) return { ...nothing, state: 'paused' };
  if (!isOpen(need, moment)) return { ...nothing, state: 'closed' };

  const rate = meanRate(await readRates(db), need.categories);
  const missing = deficit(need);
  const latest = await listLatest(db);
  const expected = {
    ...nothing,
    areTestersFew: areTestersFew(missing, rate, ageOf(need, moment)),
    isPromised: isSupplied(latest, moment),
  };
  if (need.full + need.quick === 0) {
    return { ...expected, state: 'first', ...firstOf(latest, row, moment) };
  }
  return { ...expected, state: 'minimum', hours: expectedHoursToMinimum(missing, rate) ?? null };
}

/** What projects that share a category have waited; “longer than we can say” is no number. */
function firstOf(
  latest: readonly PostedProject[],
  { categories, postedAt }: { categories: number; postedAt: Date },
  now: Date,
) {
  const examples = latest
    .filter((example) => (example.categories & categories) !== 0)
    .map((example) => ({
      age: hoursBetween(example.postedAt, now),
      dayPart: dayPartOf(example.postedAt),
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
