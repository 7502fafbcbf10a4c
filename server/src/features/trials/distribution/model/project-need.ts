import { minimumFeedbackRules } from '@firstlight/contract/rules.ts';
import { claimRules } from '@firstlight/contract/trials/distribution/distribution-rules.ts';

/** What a project has: counted feedback, and tests that were begun and may still bring one. */
export interface Received {
  full: number;
  quick: number;
  recentOpenTests: number;
  olderOpenTests: number;
  /** How much of it came unprompted; none, if not said. */
  unpromptedFull?: number;
  unpromptedSkip?: number;
}

export function hasMinimum({ full, quick }: Pick<Received, 'full' | 'quick'>): boolean {
  return full >= minimumFeedbackRules.full && full + quick >= minimumFeedbackRules.total;
}

/** Feedbacks still to be found, with begun tests taken at their chance. A full one is harder to find than a note. */
export function deficit(received: Received): number {
  const coming = expectedFromClaims(received);
  const missingFull = Math.max(0, minimumFeedbackRules.full - received.full - coming);
  const missingTotal = Math.max(0, minimumFeedbackRules.total - received.full - received.quick - coming);
  const noteShare = minimumFeedbackRules.total / minimumFeedbackRules.full;
  return Math.max(missingFull * noteShare, missingTotal);
}

/** Nobody has answered, and nobody is about to. */
export function isUnanswered({ full, quick, recentOpenTests }: Received): boolean {
  return full + quick + recentOpenTests === 0;
}

/** How many of the begun tests end in a feedback: `chances[k]` for exactly k. */
export function claimOutcomes({ recentOpenTests, olderOpenTests }: Received): number[] {
  let chances = [1];
  for (let i = 0; i < recentOpenTests; i += 1) chances = oneMore(chances, claimRules.freshChance);
  for (let i = 0; i < olderOpenTests; i += 1) chances = oneMore(chances, claimRules.staleChance);
  return chances;
}

function expectedFromClaims({ recentOpenTests, olderOpenTests }: Received): number {
  return recentOpenTests * claimRules.freshChance + olderOpenTests * claimRules.staleChance;
}

function oneMore(chances: readonly number[], chance: number): number[] {
  return [...chances, 0].map((same, k) => same * (1 - chance) + (chances[k - 1] ?? 0) * chance);
}
