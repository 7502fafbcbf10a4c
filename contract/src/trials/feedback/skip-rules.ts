export const skipReasons = [
  'not_relevant',
  'unclear_value',
  'too_complex',
  'not_target_user',
  'other',
] as const;

export type SkipReason = (typeof skipReasons)[number];

/**
 * A skip for one of these counts towards a project’s minimum: it says something of the project, the others that it met the wrong
 * person. Each tester counts once, by the first word that counts, and not at all beside a counted feedback of theirs or while they are limited
 * (`listResponses` in the server’s `feedback/counts`).
 */
export const countedSkipReasons: readonly SkipReason[] = ['unclear_value', 'too_complex', 'other'];

export const skipLimits = {
  perDay: 60,
  /** How long the way back is offered, and how much longer the server still takes it. */
  undoSeconds: 8,
  undoGraceSeconds: 7,
  /** Notes on a page of their maker, or of their author. */
  page: 20,
} as const;
