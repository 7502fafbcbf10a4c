import { feedbackRules } from '../../rules.ts';

export const iterationLimits = {
  textMin: 10,
  textMax: 2000,
  /** Credited pieces of each kind. */
  creditsMax: 10,
  perDay: 10,
  /** A removed iteration can be brought back this long. */
  restoreMinutes: 15,
  /** Drafts of one project in a browser. */
  draftsMax: 5,
  page: 10,
} as const;

/** Shares of skip reasons before and after changes. */
export const diagnosisRules = {
  /** Minimum of skips whose shares are shown: of fewer, a single skip would decide. */
  skipsFrom: feedbackRules.skipStatisticsFrom,
  /** A median of fewer projects would be somebody else's figures. */
  projectsFrom: 5,
  /** Medians are those of so many of the newest projects: older ones say little about today, and would be ever more to read. */
  projectsLookedAt: 5_000,
  /** The latest versions, so that a project of a hundred edits is still one glance. */
  versions: 6,
} as const;
