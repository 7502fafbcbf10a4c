import { smallPoolRules } from '@firstlight/contract/trials/distribution/distribution-rules.ts';
import { countBits, fitCell } from './fit-cell.ts';

/** One category of three: the least that still shares something. */
const leastFit = 4;

/** Whoever ticks nearly everything has said nothing: what they share counts as little as sharing can. */
export function testerFit(interests: number, categories: number): number {
  const cell = fitCell(interests, categories);
  return cell > 0 && countBits(interests) > smallPoolRules.interestsMax ? leastFit : cell;
}
