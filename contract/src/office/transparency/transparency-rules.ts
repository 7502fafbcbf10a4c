/** What the public figures are made of. */
export const transparencyRules = {
  /** One to four are “a few”. */
  fewBelow: 5,
  /** From there on, to the nearest. */
  roundedTo: 5,
} as const;

/** The last quarter that is over, the last four, and all of them. */
export const transparencySpans = ['quarter', 'year', 'all'] as const;
export type TransparencySpan = (typeof transparencySpans)[number];

/** Hours to a decision, each up to; the last has no end. */
export const decisionHours = [3, 6, 12, 24, 48] as const;

/** A receipt tells how long a decision took more coarsely: whoever shows theirs must not be found by a moment. */
export const receiptHours = [6, 24, 48] as const;

/** What a report came to. */
export const reportResults = ['waiting', 'violation', 'no_violation', 'withdrawn'] as const;

/** What an appeal came to. */
export const appealStates = ['none', 'waiting', 'late', 'upheld', 'reduced', 'overturned'] as const;

/** What a case may come to, in the order of the table. */
export const decisionOutcomes = ['noViolation', 'warning', 'restriction', 'limit', 'suspension'] as const;
