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

/** What the maker is told about why people skip, before and after each change. */
export const diagnosisRules = {
  /** Fewer skips than this, and shares would point at people. */
  skipsFrom: feedbackRules.skipStatisticsFrom,
  /** A median of fewer projects would be somebody else's figures. */
  projectsFrom: 5,
  /** Medians are those of so many of the newest projects: older ones say little about today, and would be ever more to read. */
  projectsLookedAt: 5_000,
  /** The latest versions, so that a project of a hundred edits is still one glance. */
  versions: 6,
} as const;
