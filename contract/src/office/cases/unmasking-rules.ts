/** For what two admins may learn who wrote something hidden, and for nothing else. */
export const unmaskingGrounds = ['court_order', 'danger_to_life', 'ring'] as const;
export type UnmaskingGround = (typeof unmaskingGrounds)[number];

/** `expired`: nobody answered in time. */
export const unmaskingStates = ['asked', 'agreed', 'refused', 'expired'] as const;
export type UnmaskingState = (typeof unmaskingStates)[number];

export const unmaskingRules = {
  textMin: 40,
  textMax: 2000,
  /** So long another admin can answer. */
  answerHours: 72,
  /** So long both see the name. */
  seenHours: 24,
  /** So much later the person is told, unless a court forbids it. */
  toldAfterDays: 30,
} as const;
