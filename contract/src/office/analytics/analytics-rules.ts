/** The charts of the admins’ page, in its order. */
export const analyticsCharts = [
  'firstFeedback',
  'promised',
  'supply',
  'funnels',
  'cohorts',
  'fairness',
  'mails',
  'moderation',
] as const;
export type AnalyticsChart = (typeof analyticsCharts)[number];

/** How many days are told of, the last one among them. */
export const analyticsSpans = ['7', '30', '90'] as const;
export type AnalyticsSpan = (typeof analyticsSpans)[number];

/** Hours to the first feedback: the upper ends of the bands. What took longer has one of its own. */
export const firstFeedbackHours = [3, 6, 12, 24, 48] as const;

/** Mails that are counted together. */
export const mailKinds = ['account', 'news', 'letter', 'support', 'contact'] as const;
export type MailKind = (typeof mailKinds)[number];

/** How far makers come, and how far testers do. */
export const makerSteps = ['signedUp', 'posted', 'firstNote', 'minimum', 'iteration', 'validated'] as const;
export const testerSteps = ['interests', 'card', 'test', 'counted', 'secondWeek'] as const;
export type FunnelStep = (typeof makerSteps)[number] | (typeof testerSteps)[number];

export const cohortRules = {
  /** Number of weeks of signing up that are shown, and of weeks in which returning people are counted. */
  weeks: 8,
  /** Number of weeks for which the steps of a week's testers are recounted. */
  testerWeeks: 8,
} as const;

/** A project is looked at when it is so old: Validated takes weeks. */
export const validatedShareRules = { ageDays: 30 } as const;

export const analyticsRules = {
  spanWhenNoneIsSaid: '30',
  keptDays: 400,
  /** Number of bins into which chances are sorted. */
  bins: 10,
  /** Age from which an undecided case is counted as waiting, in hours. */
  queueHours: 48,
  /** Minimum number of cases for an answer in words. */
  casesMin: 20,
} as const;

/** From where on an answer is a good one. */
export const analyticsThresholds = {
  /** Projects heard from within the promised hours. */
  inTimeMin: 0.85,
  /** How far promised and actual chances are apart, on average. */
  missMax: 0.1,
  supplyMin: 1,
  /** Of those who took a step, so many take the next. */
  stepMin: 0.35,
  /** Of those who signed up, so many come in the week after. */
  backMin: 0.3,
  giniMax: 0.35,
  /** Of mails, so many may be refused. */
  refusedMax: 0.02,
  /** Of decisions, so many may be late. */
  lateMax: 0.1,
} as const;
