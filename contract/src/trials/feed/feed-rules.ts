import { feedOrderRules } from '../distribution/distribution-rules.ts';

/** Why a card is in somebody's feed; `reasonOf` says which goes before another. */
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

/** How long the dialog of a skip takes people; it says so itself. */
export const skipTimeRules = {
  goalSeconds: 10,
  /** Whatever took longer counts as this: the median does not mind. */
  secondsMax: 120,
  /** Fewer skips than this have no median. */
  toldFrom: 20,
  windowDays: 30,
} as const;
