import { reportWeights, type WeightBand } from '@firstlight/contract/office/cases/case-rules.ts';
import { moderationRules } from '@firstlight/contract/rules.ts';

/** What a moderator reads of a weight. Exact, it would be a reporter's mark: 1.22 is four upheld and one rejected, wherever it stands. */
export function weightBand(weight: number): WeightBand {
  if (weight <= 0) return 'none';
  if (weight < reportWeights.holdsValidatedFrom) return 'light';
  return weight < moderationRules.hiddenFromWeight ? 'heavy' : 'hiding';
}
