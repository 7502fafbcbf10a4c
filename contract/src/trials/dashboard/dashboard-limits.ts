/** How many days back the rating is drawn. */
export const dashboardSpans = ['7', '30', '90'] as const;

export type DashboardSpan = (typeof dashboardSpans)[number];

export const dashboardLimits = {
  /** Projects on a page of their maker. */
  page: 10,
  /** The latest so many notes are in an export; no project here has come near that. */
  exportedNotes: 5000,
  exportsPerHour: 20,
} as const;

/** What has become of a feedback, as its author may look for it. */
export const feedbackFates = ['helpful', 'replied', 'credited', 'uncounted'] as const;

export type FeedbackFate = (typeof feedbackFates)[number];
