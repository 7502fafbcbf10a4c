import { promiseRules, valueRules } from '@firstlight/contract/trials/distribution/distribution-rules.ts';
import { poissonTail } from './poisson-tail.ts';
import { quantileOf } from './statistics.ts';

/** A recent project, newest first; hours, and infinity for one not yet answered. */
export interface Example {
  hoursToFirst: number;
  age: number;
  /** 0 to 3: in which quarter of the day it was posted. */
  dayPart: number;
  /** It shares a category with the one in question. */
  isAlike: boolean;
}

/** “Half of projects like yours get their first feedback within …; 8 in 10 within …”, or nothing when too few are known. */
export function expectedFirstFeedback(examples: readonly Example[], dayPart: number) {
  const { projectsAlike, projectsAtLeast, projectAgeHoursMin, projectsLookedAt } = promiseRules;
  const grown = examples.filter(({ age }) => age >= projectAgeHoursMin);
  const alike = grown.filter(({ isAlike }) => isAlike).slice(0, projectsLookedAt);
  const sameTime = alike.filter((example) => example.dayPart === dayPart);
  const chosen =
    [sameTime, alike].find((some) => some.length >= projectsAlike) ?? grown.slice(0, projectsLookedAt);
  if (chosen.length < projectsAtLeast) return undefined;
  const hours = chosen.map(({ hoursToFirst }) => hoursToFirst);
  return { half: quantileOf(hours, 0.5), eightInTen: quantileOf(hours, 0.8) };
}

/** Hours until the minimum, once something has come; nothing when that is too far to say. */
export function expectedHoursToMinimum(deficit: number, meanRate: number): number | undefined {
  const hours = deficit / meanRate;
  return hours < valueRules.secondDeadlineHours ? hours : undefined;
}

/** Whether the maker should hear that testers for this are few. */
export function areTestersFew(deficit: number, meanRate: number, age: number): boolean {
  const left = Math.max(0, valueRules.deadlineHours - age);
  return poissonTail(Math.ceil(deficit), meanRate * left) < promiseRules.fewTestersBelow;
}

export function mayPromise(supply: number): boolean {
  return supply >= promiseRules.supplyMin;
}
