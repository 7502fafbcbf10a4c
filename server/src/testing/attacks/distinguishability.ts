/**
 * How well one measurement tells two kinds apart: the area under the ROC curve, folded, so that 0.5 is a coin and 1 is
 * certainty, whichever of the two is slower.
 */
export function distinguishability(ones: readonly number[], others: readonly number[]): number {
  const sorted = [
    ...ones.map((value) => ({ value, isOne: true })),
    ...others.map((value) => ({ value, isOne: false })),
  ].toSorted((a, b) => a.value - b.value);
  const rankSum = sorted.reduce((sum, { isOne }, index) => sum + (isOne ? index + 1 : 0), 0);
  const area = (rankSum - (ones.length * (ones.length + 1)) / 2) / (ones.length * others.length);
  return Math.max(area, 1 - area);
}
