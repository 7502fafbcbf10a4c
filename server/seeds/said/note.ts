import type { Evidence } from '@firstlight/contract/trials/feedback/feedback-limits.ts';

/** The rating, how far they had tried it, and what they wrote. */
export type Note = readonly [rating: number, evidence: Evidence, comment: string];

export interface Said {
  /** In the order in which testers come: some projects are met better once their maker has listened. */
  notes: readonly Note[];
  /** A question in public, and somebody's answer. */
  asked?: { body: string; reply: string };
}
