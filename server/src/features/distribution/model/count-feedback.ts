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

/**
 * What a project has, and how much of it is from friends. Its maker sees by this whether something is missing, so nothing
 * is left out: a count that fell when the maker answers somebody would tell that they wrote here.
 */
export function countNotes(notes: Iterable<Note>) {
  const counted = { full: 0, quick: 0, friendsFull: 0, friendsQuick: 0 };
  for (const { kind, reason, reciprocal } of notes) {
    // “Not for me” tells whom a project suits, not what to make of it.
    if (kind === 'quick' && reason && !countedSkipReasons.includes(reason)) continue;
    counted[kind] += 1;
    if (reciprocal) counted[kind === 'full' ? 'friendsFull' : 'friendsQuick'] += 1;
  }
  return counted;
}

/** The minimum as admins count it, who must not be misled: a ring of friends of any size can bring only part of it. */
export function countTowardsMinimum(notes: Iterable<Note>): { full: number; quick: number } {
  const { full, quick, friendsFull, friendsQuick } = countNotes(notes);
  const fullFromFriends = Math.min(friendsFull, reciprocityRules.fullMax);
  const restFromFriends = reciprocityRules.totalMax - fullFromFriends;
  // A friend's full feedback beyond the limit still counts as much as a note would.
  const quickFromFriends = Math.min(friendsQuick + friendsFull - fullFromFriends, restFromFriends);
  return { full: full - friendsFull + fullFromFriends, quick: quick - friendsQuick + quickFromFriends };
}

/** Feedback produced over feedback needed, in the same time: the promise is made while this is 1 or more. */
export function supplyRatio(feedbacks: number, projects: number): number {
  return feedbacks / (minimumFeedbackRules.total * projects);
}
