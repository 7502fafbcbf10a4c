import {
  distributionMetricRules,
  valueRules,
} from '@firstlight/contract/trials/distribution/distribution-rules.ts';
import { supplyRatio } from './count-notes.ts';
import { giniOf, meanOf, quantileOf } from './statistics.ts';

/** One project posted in the window; hours on one clock, time spent hidden already taken out. */
export interface MeasuredProject {
  postedAt: number;
  firstFeedbackAt: number | undefined;
  metAt: number | undefined;
  /** Distinct testers who had it in view, and who answered. */
  testersShown: number;
  testersAnswered: number;
}

export interface CategorisedProject extends MeasuredProject {
  categories: readonly number[];
}

export interface AnsweredProject extends CategorisedProject {
  /** What counts towards its minimum. */
  notes: number;
  /** Somebody was asked in place of another. */
  isRedistributed: boolean;
}

export interface OfferCounts {
  issued: number;
  /** Of those, in the second attempt. */
  replacing: number;
  /** One tells a tester of up to three offers. */
  messages: number;
}

/** An offer that is over, and whether the one who was asked answered in its time. */
export interface ClosedOffer {
  chance: number;
  isAnswered: boolean;
}

/** Of projects posted in the window. */
export function minimumReached(projects: readonly MeasuredProject[]): { count: number; share: number } {
  const count = projects.filter(({ metAt }) => metAt !== undefined).length;
  return { count, share: share(count, projects.length) };
}

/** Met within the promise, of those whose time is up. */
export function onTimeShare(projects: readonly MeasuredProject[], now: number): number {
  const due = atLeast(projects, valueRules.deadlineHours, now);
  return share(due.filter(isOnTime).length, due.length);
}

export function isOnTime({ postedAt, metAt }: MeasuredProject): boolean {
  return metAt !== undefined && metAt - postedAt <= valueRules.deadlineHours;
}

/** The category that fares worst, among those with enough projects whose time is up; the first of equals. */
export function worstCategory(projects: readonly CategorisedProject[], now: number) {
  const due = atLeast(projects, valueRules.deadlineHours, now);
  const categories = [...new Set(due.flatMap((project) => project.categories))].toSorted((a, b) => a - b);
  const known = categories.flatMap((category) => {
    const inside = due.filter((project) => project.categories.includes(category));
    if (inside.length < distributionMetricRules.categoryProjectsMin) return [];
    return [{ category, onTime: onTimeShare(inside, now), projects: inside.length }];
  });
  return known.toSorted((one, other) => one.onTime - other.onTime)[0];
}

/** Over projects whose time is up: younger ones are still being answered. */
export function supply(projects: readonly AnsweredProject[], now: number) {
  const due = atLeast(projects, valueRules.deadlineHours, now);
  const notes = due.reduce((sum, project) => sum + project.notes, 0);
  return { ratio: supplyRatio(notes, due.length), notes, projects: due.length };
}

/** Over projects at least as old as the promise: younger ones are still being shown. */
export function testersPerProject(projects: readonly MeasuredProject[], now: number) {
  const due = atLeast(projects, valueRules.deadlineHours, now);
  const shown = due.map(({ testersShown }) => testersShown);
  return {
    ...spreadOf(shown),
    answered: meanOf(due.map(({ testersAnswered }) => testersAnswered)),
  };
}

export function redistributionRate({ issued, replacing }: Pick<OfferCounts, 'issued' | 'replacing'>): number {
  return share(replacing, issued);
}

/** Of projects posted in the window, those that needed an offer of the second attempt. */
export function redistributedShare(projects: readonly Pick<AnsweredProject, 'isRedistributed'>[]): number {
  return share(projects.filter(({ isRedistributed }) => isRedistributed).length, projects.length);
}

/** What it takes to get an answer by asking. */
export function messagesPerNote({ messages: sent }: OfferCounts, projects: readonly AnsweredProject[]) {
  const notes = projects.reduce((sum, project) => sum + project.notes, 0);
  return { perNote: share(sent, notes), sent, notes };
}

/** Whether offers bring what they were expected to: near 1 when they do, above it when too much was expected. */
export function calibration(offers: readonly ClosedOffer[]) {
  const expected = offers.reduce((sum, { chance }) => sum + chance, 0);
  const answered = offers.filter(({ isAnswered }) => isAnswered).length;
  const isKnown = offers.length >= distributionMetricRules.calibrationOffersMin;
  return {
    ratio: isKnown ? share(expected, answered) : Number.NaN,
    expected,
    answered,
    offers: offers.length,
  };
}

/**
 * Hours to the first feedback. A project still waiting counts with its age so far, and none with more than a week: a
 * mean over answered projects alone would improve when others are ignored.
 */
export function hoursToFirstFeedback(projects: readonly MeasuredProject[], now: number) {
  const { firstFeedbackHoursMax: most } = distributionMetricRules;
  const hours = projects.map(({ postedAt, firstFeedbackAt }) =>
    Math.min(most, (firstFeedbackAt ?? now) - postedAt),
  );
  return {
    ...spreadOf(hours),
    stillWaiting: projects.filter(({ firstFeedbackAt }) => firstFeedbackAt === undefined).length,
  };
}

/** Over projects that have had a week: younger ones are uneven only because they are young. */
export function inequalityAfterWeek(projects: readonly MeasuredProject[], now: number) {
  const grown = atLeast(projects, distributionMetricRules.giniAfterHours, now);
  return { gini: grown.length === 0 ? Number.NaN : inequality(grown), projects: grown.length };
}

/** 0 when every project got the same, near 1 when one got everything. */
export function inequality(projects: readonly MeasuredProject[]): number {
  return giniOf(projects.map(({ testersAnswered }) => testersAnswered));
}

function atLeast<P extends MeasuredProject>(projects: readonly P[], hours: number, now: number): P[] {
  return projects.filter(({ postedAt }) => now - postedAt >= hours);
}

/** A mean alone hides the few who wait long. */
function spreadOf(values: readonly number[]) {
  return { mean: meanOf(values), median: quantileOf(values, 0.5), ninetieth: quantileOf(values, 0.9) };
}

function share(part: number, whole: number): number {
  return whole === 0 ? Number.NaN : part / whole;
}
