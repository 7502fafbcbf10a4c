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

/** What a maker does or sees once: their first feedback, the checklist hidden, its own link tried, the project shared. */
export const makerSteps = ['first_light', 'checklist', 'link', 'share'] as const;

export type MakerStep = (typeof makerSteps)[number];

export const firstLightRules = {
  /** Of the first feedback so much is said, cut at a word. */
  quoteMax: 140,
  /** Older ones are no news. */
  days: 30,
} as const;

/** Weeks of feedback drawn beside a project. */
export const drawnWeeks = 8;

/** Responses of a week are counted up to here. */
export const fairTurnMax = 50;
