import { badgeRules } from '@firstlight/contract/rules.ts';
import { categories } from '@firstlight/contract/showcase/projects/categories.ts';

/** What badges ask for, for sentences that name it; `levels` writes the steps of one. */
export function badgeValues(levels: (steps: readonly number[]) => string): Record<string, string> {
  const { helper, catalyst, iterativeBuilder, explorer, consistentContributor, respectfulMember } =
    badgeRules;
  return {
    helpful: levels(helper.helpful),
    helpfulCreators: levels(helper.creators),
    inspiredMakers: levels(catalyst.makers),
    iterations: levels(iterativeBuilder.iterations),
    credited: levels(iterativeBuilder.credited),
    categories: levels(explorer.categories),
    allCategories: String(categories.length),
    weeks: levels(consistentContributor.weeks),
    weeksOutOf: levels(consistentContributor.outOf),
    respectfulDays: String(respectfulMember.days),
    respectfulContributions: String(respectfulMember.contributions),
    explorerMakers: String(explorer.makers),
  };
}
