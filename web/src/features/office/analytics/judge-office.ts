import type { Analytics } from '@firstlight/contract/office/analytics/analytics.ts';
import {
  analyticsRules,
  analyticsThresholds,
} from '@firstlight/contract/office/analytics/analytics-rules.ts';
import type { Category } from '@firstlight/contract/showcase/projects/categories.ts';
import { distributionMetricRules } from '@firstlight/contract/trials/distribution/distribution-rules.ts';

/** The categories that reach their minimum in time least often, among those with enough projects. */
export function worstCategories({ categories }: Analytics['supply'], most: number) {
  return categories
    .filter(({ projects }) => projects >= distributionMetricRules.categoryProjectsMin)
    .map(({ category, projects, onTime }): { category: Category; share: number } => ({
      category,
      share: onTime / projects,
    }))
    .toSorted((one, other) => one.share - other.share)
    .slice(0, most);
}

/** By how unevenly feedback was spread when it was last known. */
export function judgeFairness({ weeks }: Analytics['fairness']) {
  const known = weeks.filter(({ gini }) => gini !== null);
  const gini = known.at(-1)?.gini ?? null;
  const first = known[0]?.gini ?? null;
  return {
    gini,
    isFalling: gini !== null && first !== null && gini < first,
    isKnown: gini !== null,
    isGood: gini !== null && gini <= analyticsThresholds.giniMax,
  };
}

/** By the share of mails that were refused, of all kinds and of each. */
export function judgeMails({ kinds }: Pick<Analytics['mails'], 'kinds'>) {
  const rows = kinds.map((row) => {
    const all = row.sent + row.refused + row.uncertain;
    const isShort = all >= analyticsRules.casesMin && row.refused / all > analyticsThresholds.refusedMax;
    return { ...row, all, isShort };
  });
  const all = rows.reduce((sum, row) => sum + row.all, 0);
  const short = rows.filter(({ isShort }) => isShort);
  return { rows, short, all, isKnown: all >= analyticsRules.casesMin, isGood: short.length === 0 };
}

/** By how many decisions came too late. */
export function judgeModeration({ decided, late }: Pick<Analytics['moderation'], 'decided' | 'late'>) {
  const share = decided === 0 ? 0 : late / decided;
  return {
    share,
    isKnown: decided >= analyticsRules.casesMin,
    isGood: share <= analyticsThresholds.lateMax,
  };
}
