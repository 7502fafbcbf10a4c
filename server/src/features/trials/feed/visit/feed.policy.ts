import { minimumFeedbackRules } from '@firstlight/contract/rules.ts';
import { feedOrderRules } from '@firstlight/contract/trials/distribution/distribution-rules.ts';
import type { FeedReason } from '@firstlight/contract/trials/feed/feed-rules.ts';

/** What a project had when the order was made. */
export interface Wait {
  answers: number;
  isOpen: boolean;
  postedAt: Date;
}

interface Chosen {
  offered: boolean;
  isSecondChance: boolean;
  isOutside: boolean;
}

const hour = 60 * 60 * 1000;

/** Why a card is there, in the one word that says most to whoever reads it. */
export function reasonOf(one: Chosen, wait: Wait | undefined, now: Date): FeedReason {
  if (one.isOutside) return 'outside_interests';
  if (one.isSecondChance) return 'second_chance';
  if (one.offered) return 'offered';
  return wait && isUrgent(wait, now) ? 'needs_feedback' : 'interest';
}

/** Nobody has answered yet, or half of the promised time is over and something is still missing. */
function isUrgent({ answers, isOpen, postedAt }: Wait, now: Date): boolean {
  if (!isOpen) return false;
  const waited = (now.getTime() - postedAt.getTime()) / hour;
  return answers === 0 || waited > minimumFeedbackRules.withinHours / 2;
}

/** Nobody is a project's only voice with the first card of their life: it is one that somebody has answered. */
export function inCompany<One>(order: readonly One[], answersOf: (one: One) => number): One[] {
  const near = order.slice(0, feedOrderRules.companyWithin);
  const answered = near.find((one) => answersOf(one) > 0);
  return answered ? [answered, ...order.filter((one) => one !== answered)] : [...order];
}
