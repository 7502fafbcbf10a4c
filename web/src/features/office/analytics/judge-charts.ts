import type { Analytics } from '@firstlight/contract/office/analytics/analytics.ts';
import {
  analyticsRules,
  analyticsThresholds,
  firstFeedbackHours,
} from '@firstlight/contract/office/analytics/analytics-rules.ts';
import { minimumFeedbackRules } from '@firstlight/contract/rules.ts';
import type { Category } from '@firstlight/contract/showcase/projects/categories.ts';
import { distributionMetricRules } from '@firstlight/contract/trials/distribution/distribution-rules.ts';

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);

/** Projects whose promised hours are over, or that were answered before: how many were in time. */
export function judgeFirstFeedback({ bands, waiting }: Analytics['firstFeedback']) {
  const answered = sum(bands);
  const judged = answered + waiting.late;
  const inTime = sum(bands.slice(0, firstFeedbackHours.length));
  let before = 0;
  const half = firstFeedbackHours.find((_, band) => {
    before += bands[band] ?? 0;
    return before * 2 >= answered;
  });
  const share = judged === 0 ? 0 : inTime / judged;
  const isKnown = judged >= analyticsRules.casesMin;
  return { judged, share, half, isKnown, isGood: share >= analyticsThresholds.inTimeMin };
}

/** How far apart, in shares, over all offers; and whether more was promised than came. */
export function judgePromised({ bins }: Analytics['promised']) {
  const offers = sum(bins.map((bin) => bin.offers));
  const over = (of: (bin: (typeof bins)[number]) => number) =>
    offers === 0 ? 0 : sum(bins.map((bin) => bin.offers * of(bin))) / offers;
  const miss = over(({ promised, answered }) => Math.abs(promised - answered));
  return {
    offers,
    miss,
    isHopeful: over(({ promised, answered }) => promised - answered) > 0,
    isKnown: offers >= analyticsRules.casesMin,
    isGood: miss <= analyticsThresholds.missMax,
  };
}

export interface Supplied {
  category: Category;
  projects: number;
  notes: number;
  ratio: number;
  /** There are enough projects to tell. */
  isKnown: boolean;
  isShort: boolean;
}

/** By what the projects of each category have, over what they need; the shortest first. */
export function judgeSupply({ categories }: Analytics['supply']) {
  const rows = categories
    .filter(({ projects }) => projects > 0)
    .map((one): Supplied => {
      const ratio = one.notes / (minimumFeedbackRules.total * one.projects);
      const isKnown = one.projects >= distributionMetricRules.categoryProjectsMin;
      return { ...one, ratio, isKnown, isShort: isKnown && ratio < analyticsThresholds.supplyMin };
    })
    .toSorted((one, other) => one.ratio - other.ratio);
  const short = rows.filter(({ isShort }) => isShort);
  return { rows, short, isKnown: rows.some(({ isKnown }) => isKnown), isGood: short.length === 0 };
}
