import { reciprocityRules } from '@firstlight/contract/distribution-rules.ts';
import { countedSkipReasons, type SkipReason } from '@firstlight/contract/feed-rules.ts';
import { minimumFeedbackRules } from '@firstlight/contract/rules.ts';

/** Counted feedback of a project, each tester once, the maker never. */
export interface Note {
  kind: 'full' | 'quick';
  reason?: SkipReason;
  /** From somebody who is in a ring of feedback with the maker. */
  reciprocal: boolean;
}

/** What moves the minimum, so that a ring of friends of any size can bring only part of it. */
export function countTowardsMinimum(notes: Iterable<Note>): { full: number; quick: number } {
  let full = 0;
  let quick = 0;
  let friendsFull = 0;
  let friendsQuick = 0;
  for (const { kind, reason, reciprocal } of notes) {
    // “Not for me” tells whom a project suits, not what to make of it.
    if (kind === 'quick' && reason && !countedSkipReasons.includes(reason)) continue;
    if (kind === 'full' && reciprocal) friendsFull += 1;
    else if (kind === 'full') full += 1;
    else if (reciprocal) friendsQuick += 1;
    else quick += 1;
  }
  const fullFromFriends = Math.min(friendsFull, reciprocityRules.fullMax);
  const restFromFriends = reciprocityRules.totalMax - fullFromFriends;
  // A friend's full feedback beyond the limit still counts as much as a note would.
  const quickFromFriends = Math.min(friendsQuick + friendsFull - fullFromFriends, restFromFriends);
  return { full: full + fullFromFriends, quick: quick + quickFromFriends };
}

/** Feedback produced over feedback needed, in the same time: the promise is made while this is 1 or more. */
export function supplyRatio(feedbacks: number, projects: number): number {
  return feedbacks / (minimumFeedbackRules.total * projects);
}
