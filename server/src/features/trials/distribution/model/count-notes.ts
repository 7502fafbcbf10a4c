import { minimumFeedbackRules } from '@firstlight/contract/rules.ts';
import { countedSkipReasons, type SkipReason } from '@firstlight/contract/trials/feedback/skip-rules.ts';

/** Counted feedback of a project, or a skip, each tester once, the maker never. */
export interface Note {
  kind: 'full' | 'quick';
  reason?: SkipReason;
  /** From somebody whom we had brought to the project, by their feed or by an offer. */
  isPrompted: boolean;
}

/**
 * What a project has, and how much of it came unprompted: from friends, or by a link. Its maker sees by this whether
 * something is missing, so nothing is left out.
 */
export function countNotes(notes: Iterable<Note>) {
  const counted = { full: 0, quick: 0, unpromptedFull: 0, unpromptedSkip: 0 };
  for (const { kind, reason, isPrompted } of notes) {
    // “Not for me” tells whom a project suits, not what to make of it.
    if (kind === 'quick' && reason && !countedSkipReasons.includes(reason)) continue;
    counted[kind] += 1;
    if (!isPrompted) counted[kind === 'full' ? 'unpromptedFull' : 'unpromptedSkip'] += 1;
  }
  return counted;
}

/** Feedback produced over feedback needed, in the same time: the promise is made while this is 1 or more. */
export function supplyRatio(feedbacks: number, projects: number): number {
  return feedbacks / (minimumFeedbackRules.total * projects);
}
