import { distributionMetricRules } from '@firstlight/contract/trials/distribution/distribution-rules.ts';
import type { ClosedOffer } from './measure-distribution.ts';

export interface PromiseBin {
  /** Of its mean chance: 0 for up to a tenth. */
  bin: number;
  offers: number;
  expected: number;
  answered: number;
}

/**
 * What offers were expected to bring and what they brought, by tenths of chance. A tenth with few offers is told together with the next:
 * so few could point at somebody.
 */
export function promiseBins(offers: readonly ClosedOffer[], bins: number): PromiseBin[] {
  const least = distributionMetricRules.calibrationOffersMin;
  const groups: ClosedOffer[][] = [];
  let open: ClosedOffer[] = [];
  for (let place = 0; place < bins; place += 1) {
    open.push(...offers.filter(({ chance }) => binOf(chance, bins) === place));
    if (open.length < least) continue;
    groups.push(open);
    open = [];
  }
  groups.at(-1)?.push(...open);
  return groups.map((group) => {
    const expected = group.reduce((sum, { chance }) => sum + chance, 0);
    const answered = group.filter(({ isAnswered }) => isAnswered).length;
    return { bin: binOf(expected / group.length, bins), offers: group.length, expected, answered };
  });
}

const binOf = (chance: number, bins: number) => Math.min(bins - 1, Math.floor(chance * bins));
