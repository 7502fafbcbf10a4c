import { feedOrderRules } from '../distribution/distribution-rules.ts';

/** Why a card is in somebody's feed, in the order in which one reason goes before another. */
export const feedReasons = [
  'offered',
  'second_chance',
  'needs_feedback',
  'interest',
  'outside_interests',
] as const;

export type FeedReason = (typeof feedReasons)[number];

export const feedLimits = {
  /** Cards of one visit. */
  cards: feedOrderRules.shown,
  /** A list stays as it is this long after it was made; then the next look begins another. */
  visitMinutes: 30,
  /** In view for so long counts as shown. */
  shownAfterMilliseconds: 1000,
} as const;

export const skipReasons = [
  'not_relevant',
  'unclear_value',
  'too_complex',
  'not_target_user',
  'other',
] as const;

export type SkipReason = (typeof skipReasons)[number];

/** These say something of the project, and count towards its minimum; the others say that it met the wrong person. */
export const countedSkipReasons: readonly SkipReason[] = ['unclear_value', 'too_complex', 'other'];

export const skipLimits = {
  perDay: 60,
  /** How long the way back is offered, and how much longer the server still takes it. */
  undoSeconds: 8,
  undoGraceSeconds: 7,
  /** Notes on a page of their maker, or of their author. */
  page: 20,
} as const;

/** How long the dialog of a skip takes people; it says so itself. */
export const skipTimeRules = {
  goalSeconds: 10,
  /** Whatever took longer counts as this: the median does not mind. */
  secondsMax: 120,
  /** Fewer skips than this have no median. */
  toldFrom: 20,
  windowDays: 30,
} as const;
