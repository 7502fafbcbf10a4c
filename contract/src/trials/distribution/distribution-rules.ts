import { feedRules, minimumFeedbackRules } from '../../rules.ts';

/**
 * Every constant of the distribution, in one place that needs no schema library: the engine reads them, and the
 * public page of rules is made from them. Hours, unless a name says otherwise.
 */

/** What one more feedback is worth to a project. */
export const valueRules = {
  /** The promise, and the second chance after it was missed. */
  deadlineHours: minimumFeedbackRules.withinHours,
  secondDeadlineHours: 168,
  secondDeadlineWeight: 0.1,
  /** While nobody has answered: rises from the first to the second figure over these hours. */
  unansweredBonus: 0.1,
  unansweredBonusLate: 0.3,
  unansweredBonusHours: 24,
  /** Keeps hopeless projects above met ones. */
  floor: 0.03,
  /** A project with its minimum is shown only where nothing is missing. */
  metValue: 0.001,
  /** How strongly a category with few testers goes before one with many. */
  scarcityExponent: 1,
  /** How fast a maker’s further open projects count less, see `ownerShare`. */
  ownerStep: 0.5,
  /** Older and still without its minimum: the maker is asked to edit and start again. */
  closedAfterHours: 336,
} as const;

/** How much a maker's nth open project counts, from the oldest on. */
export function ownerShare(nth: number): number {
  return 1 / (1 + valueRules.ownerStep * (nth - 1));
}

/** “Test It” was pressed, nothing has come yet: how likely it still does. */
export const claimRules = {
  freshHours: 2,
  freshChance: 0.5,
  staleChance: 0.25,
  lapsedAfterHours: 24,
} as const;

/** How fast feedback arrives, learnt per category from the last days. */
export const arrivalRules = {
  memoryHours: 48,
  /** What we assume before anything was seen: feedbacks over project-hours. */
  priorFeedback: 4,
  priorHours: 40,
  /** Project-hours of the whole site that each category starts with. */
  categoryPriorHours: 100,
  /** Plan on half of what usually comes, attention given elsewhere being part of it; up to so much an hour on all of it. */
  caution: 0.5,
  countedOnPerHour: 0.07,
  perHourMin: 0.03,
  perHourMax: 0.25,
  /** Of what comes, so much is quick notes. */
  skipShare: 0.4,
} as const;

/** How likely a tester answers, by shared categories: none, 1 of 1, 1 of 2, 2 of 2, 1 of 3, 2 of 3, 3 of 3. */
export const responseRules = {
  priorShowings: 40,
  priorFull: [0.05, 0.25, 0.2, 0.25, 0.15, 0.2, 0.25],
  priorQuick: [0.1, 0.12, 0.12, 0.12, 0.12, 0.12, 0.12],
  /** Every tester starts as if this many feedbacks had been expected and given. */
  testerPrior: 2,
  testerMin: 0.2,
  testerMax: 2.5,
  chanceMax: 0.9,
} as const;

export const feedOrderRules = {
  shown: 20,
  /** A project that was offered to this very person. */
  offerFactor: 1.5,
  /** The first card of somebody's life is one that others have answered, if there is one among the first so many. */
  companyWithin: 5,
  /** A little chance, so that no place can be bought by knowing the formula. */
  noise: 0.3,
} as const;

export const offerRules = {
  /** Unseen by then, an offer goes to somebody else. */
  expiresAfterHours: feedRules.offerHours,
  openPerTester: 3,
  /** Offers are made until the expected answers cover this much of what is missing. */
  coverage: 1.4,
  horizonHours: 24,
  perProjectAndRun: 60,
  perRun: 50_000,
  /** Less than this is not worth a message. */
  leastLack: 0.05,
  messagesPerWeek: 2,
  hoursBetweenMessages: 48,
  /** This many messages in a row without a visit, and a tester is left alone for so many days. */
  unseenMessagesInARow: 6,
  restDays: 14,
  runEveryMinutes: 15,
  /** Nobody is asked at night, nor on their first two days unless they have come back by themselves. */
  quietFromHour: 21,
  quietUntilHour: 8,
  timeZone: 'Europe/Paris',
  firstAfterHours: 48,
  firstAfterVisits: 2,
} as const;

/** A project that was deleted and is posted again keeps its clock. */
export const repostRules = {
  /** From so much in common on, a name is nearly the same. */
  nameLikenessFrom: 0.7,
} as const;

/** While there are few people, a project had better be seen by somebody it suits less than by nobody. */
export const smallPoolRules = {
  /** Below so many testers, languages and interests are crossed, and said so. */
  testers: 150,
  /** More interests than this say nothing about any of them. */
  interestsMax: 6,
} as const;

/** Whether a tester comes: by themselves, or because they were asked. */
export const reachRules = {
  /** Messages opened: what is assumed, and how many messages that assumption weighs. */
  openedPrior: 0.08,
  openedPriorMessages: 3,
  priorVisits: 0.5,
  priorDays: 10,
} as const;

/** What the maker is told to expect. */
export const promiseRules = {
  projectsLookedAt: 80,
  /** Fewer of the same time of day, and it is left aside; fewer of the same categories, and all projects are looked at. */
  projectsAlike: 25,
  projectsAtLeast: 10,
  projectAgeHoursMin: 24,
  dayParts: 4,
  /** Below this chance of being in time, we say that testers are few. */
  fewTestersBelow: 0.5,
  /** The 48 hours are promised only while feedback per project covers the minimum this often. */
  supplyMin: 1,
} as const;

export const distributionMetricRules = {
  windowDays: 30,
  firstFeedbackHoursMax: 168,
  giniAfterHours: 168,
  /** Fewer projects than this say nothing about a category. */
  categoryProjectsMin: 5,
  /** Maximum number of past offers whose expected answers are compared with those that came. */
  calibrationOffersMax: 5_000,
  /** Minimum number of offers for the ratio of both, because a ratio of fewer says little. */
  calibrationOffersMin: 20,
} as const;

/** How long an admin's dry run allows the run that it was for. */
export const trialMinutes = 15;
