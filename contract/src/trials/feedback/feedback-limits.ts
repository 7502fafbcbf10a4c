/** How we know that somebody tried it, from least to most. */
export const evidenceLevels = ['seen', 'opened', 'used'] as const;

export type Evidence = (typeof evidenceLevels)[number];

/** Why a feedback is shown but moves no figure: nothing says it was tried, it is short, or it repeats another of its author's. */
export const uncountedReasons = ['untested', 'repeated'] as const;

export type UncountedReason = (typeof uncountedReasons)[number];

export const feedbackMarks = ['helpful', 'not_helpful'] as const;

export type FeedbackMark = (typeof feedbackMarks)[number];

export const feedbackLimits = {
  page: 20,
  /** So many of one's latest are marked among others' projects. */
  testedMarked: 500,
  threadTextMax: 2000,
  markReasonMax: 280,
  /** A way out of the site that nobody took by then leads nowhere. */
  testAddressMinutes: 10,
  /** A removed feedback can be brought back this long. */
  restoreMinutes: 15,
} as const;
