import { minimumFeedbackRules } from '@firstlight/contract/rules.ts';
import {
  arrivalRules,
  ownerShare,
  valueRules,
} from '@firstlight/contract/trials/distribution/distribution-rules.ts';
import { chanceToReach } from './chance-to-reach.ts';
import { claimOutcomes, deficit, hasMinimum, isUnanswered, type Received } from './project-need.ts';

/** What one more full feedback, and one more quick note, are worth to a project now. */
export interface Value {
  full: number;
  quick: number;
}

export interface Waiting extends Received {
  /** Hours of being visible since first published. */
  age: number;
  /** Feedbacks per hour it can count on, from `plannedRate`. */
  perHour: number;
  /** 1 in an average category, more where testers are few, from `scarcity`. */
  scarcity: number;
  /** 1 for the maker's oldest open project, 2 for the next. */
  ownersNth: number;
}

/**
 * By how much the next feedback raises the chance of being in time. Near zero for a project that makes it anyway,
 * near zero for one that cannot; highest where it decides. So help spreads while there is enough of it, and
 * completes what can be completed when there is not. What came unprompted may fill the need, but is left out of the value
 * until it does: where help is scarce, a ring of friends would otherwise lift its projects to where one more feedback
 * decides.
 */
export function valueOfFeedback(received: Waiting): Value {
  if (hasMinimum(received)) return metValue(received);
  const project = withoutUnprompted(received);
  const { age } = project;
  const value = { full: 0, quick: 0 };
  addGain(value, project, 1, valueRules.deadlineHours - age);
  addGain(value, project, valueRules.secondDeadlineWeight, valueRules.secondDeadlineHours - age);
  const share = ownerShare(project.ownersNth);
  const floor = valueRules.floor / (1 + deficit(project));
  const bonus = unansweredBonus(project, share);
  return {
    full: share * (project.scarcity * value.full + floor) + bonus,
    quick: share * (project.scarcity * value.quick + floor) + bonus,
  };
}

function withoutUnprompted(project: Waiting): Waiting {
  const { full, quick, unpromptedFull = 0, unpromptedSkip = 0 } = project;
  return { ...project, full: full - unpromptedFull, quick: quick - unpromptedSkip };
}

function metValue({ full, quick }: Received): Value {
  return { full: valueRules.metValue / (1 + full + quick), quick: 0 };
}

function addGain(value: Value, project: Waiting, weight: number, hoursLeft: number): void {
  if (hoursLeft <= 0) return;
  const expected = project.perHour * hoursLeft;
  const full = expected * (1 - arrivalRules.skipShare);
  const quick = expected * arrivalRules.skipShare;
  const missingFull = minimumFeedbackRules.full - project.full;
  const missingTotal = minimumFeedbackRules.total - project.full - project.quick;
  for (const [coming, chance] of claimOutcomes(project).entries()) {
    const f = missingFull - coming;
    const t = missingTotal - coming;
    const now = chanceToReach(f, t, full, quick);
    value.full += weight * chance * (chanceToReach(f - 1, t - 1, full, quick) - now);
    value.quick += weight * chance * (chanceToReach(f, t - 1, full, quick) - now);
  }
}

/** A maker's further projects begin with less and wait longer for the rest, but each gets it: nobody is left without an answer. */
function unansweredBonus(project: Waiting, share: number): number {
  if (!isUnanswered(project)) return 0;
  const grown = Math.min(1, (share * project.age) / valueRules.unansweredBonusHours);
  const first = share * valueRules.unansweredBonus;
  return first + (valueRules.unansweredBonusLate - first) * grown;
}

/** Smaller changes of a value reorder nothing worth a write. */
const step = 0.12;

export function hasMoved(before: Value | undefined, after: Value): boolean {
  if (!before) return true;
  const isFar = (was: number, is: number) => Math.abs(is - was) > step * Math.max(was, is);
  return isFar(before.full, after.full) || isFar(before.quick, after.quick);
}
