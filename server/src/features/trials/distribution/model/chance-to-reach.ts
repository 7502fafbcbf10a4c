import { poissonTail } from './poisson-tail.ts';

/**
 * The chance that a project gets its minimum: at least `missingFull` full feedbacks, and `missingTotal` notes of
 * either kind, where so many of each are expected. Both halves of the promise at once, because a quick note
 * cannot stand in for a full one, and a full one can stand in for a note.
 */
export function chanceToReach(
  missingFull: number,
  missingTotal: number,
  expectedFull: number,
  expectedQuick: number,
): number {
  const full = Math.max(0, missingFull);
  const total = Math.max(full, missingTotal);
  // Exactly k full ones, and quick notes for the rest; from `total` full ones on, no quick note is needed.
  let chance = poissonTail(total, expectedFull);
  let exactly = Math.exp(-expectedFull);
  for (let k = 1; k <= full; k += 1) exactly *= expectedFull / k;
  for (let k = full; k < total; k += 1) {
    chance += exactly * poissonTail(total - k, expectedQuick);
    exactly *= expectedFull / (k + 1);
  }
  return Math.min(1, chance);
}
