import type { Analytics } from '@firstlight/contract/office/analytics/analytics.ts';
import { analyticsRules } from '@firstlight/contract/office/analytics/analytics-rules.ts';
import type { Sums } from '../read/sums.ts';

const none = { offers: 0, expected: 0, answered: 0 };

/** Shares of the offers. A bin with few offers is joined with the next one, because a share of so few says little. */
export function promisedChart(sums: Sums): Analytics['promised'] {
  const groups: (typeof none)[] = [];
  let open = none;
  for (let bin = 0; bin < analyticsRules.bins; bin += 1) {
    const [offers, expected, answered] = [
      sums.of(bin, 'offers'),
      sums.of(bin, 'expected'),
      sums.of(bin, 'answered'),
    ];
    open = join(open, { offers, expected, answered });
    if (open.offers < analyticsRules.casesMin) continue;
    groups.push(open);
    open = none;
  }
  groups.push(join(groups.pop() ?? none, open));
  return {
    bins: groups
      .filter(({ offers }) => offers > 0)
      .map(({ offers, expected, answered }) => ({
        offers,
        promised: expected / offers,
        answered: answered / offers,
      })),
  };
}

const join = (one: typeof none, other: typeof none) => ({
  offers: one.offers + other.offers,
  expected: one.expected + other.expected,
  answered: one.answered + other.answered,
});
