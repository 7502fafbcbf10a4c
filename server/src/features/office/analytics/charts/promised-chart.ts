import type { Analytics } from '@firstlight/contract/office/analytics/analytics.ts';
import { analyticsRules } from '@firstlight/contract/office/analytics/analytics-rules.ts';
import type { Sums } from '../read/sums.ts';

/** Both as shares of the offers. */
export function promisedChart(sums: Sums): Analytics['promised'] {
  const bins = Array.from({ length: analyticsRules.bins }, (_, bin) => ({
    offers: sums.of(bin, 'offers'),
    promised: sums.of(bin, 'expected') / sums.of(bin, 'offers'),
    answered: sums.of(bin, 'answered') / sums.of(bin, 'offers'),
  }));
  return { bins: bins.filter(({ offers }) => offers > 0) };
}
