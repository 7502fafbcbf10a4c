import type { Analytics, Cohort } from '@firstlight/contract/office/analytics/analytics.ts';
import {
  analyticsRules,
  analyticsThresholds,
  type FunnelStep,
} from '@firstlight/contract/office/analytics/analytics-rules.ts';

export interface FunnelRow {
  step: FunnelStep;
  count: number;
  /** Of those who took the step before; null where those are too few. */
  share: number | null;
  isShort: boolean;
}

/** Each step against the one before it. */
function shareSteps(steps: readonly { step: FunnelStep; count: number }[]): FunnelRow[] {
  return steps.map(({ step, count }, place) => {
    const before = steps[place - 1]?.count ?? 0;
    const share = before >= analyticsRules.casesMin ? Math.min(1, count / before) : null;
    return { step, count, share, isShort: share !== null && share < analyticsThresholds.stepMin };
  });
}

/** The step that loses most, of makers and testers alike. */
export function judgeFunnels({ makers, testers }: Analytics['funnels']) {
  const sides = { makers: shareSteps(makers), testers: shareSteps(testers) };
  const known = [
    ...sides.makers.map((step) => ({ ...step, side: 'makers' as const })),
    ...sides.testers.map((step) => ({ ...step, side: 'testers' as const })),
  ].filter(({ share }) => share !== null);
  const worst = known.toSorted((one, other) => (one.share ?? 1) - (other.share ?? 1))[0];
  return { ...sides, worst, isKnown: worst !== undefined, isGood: worst?.isShort === false };
}

/** Returns the share of a week's people who came some weeks later; null if nobody signed up in that week. */
export function backAfter({ size, active }: Cohort, week: number): number | null {
  const count = active[week - 1];
  return count === undefined || size === 0 ? null : Math.min(1, count / size);
}

/** Judges by the share of testers who came in the week after the one in which they signed up. */
export function judgeCohorts({ testers }: Analytics['cohorts']) {
  const known = testers.filter((cohort) => backAfter(cohort, 1) !== null);
  const size = known.reduce((sum, cohort) => sum + cohort.size, 0);
  const came = known.reduce((sum, { active }) => sum + (active[0] ?? 0), 0);
  const share = size === 0 ? 0 : came / size;
  const isKnown = size >= analyticsRules.casesMin;
  return { share, isKnown, isGood: share >= analyticsThresholds.backMin };
}
