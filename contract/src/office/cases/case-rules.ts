import type { SanctionRule } from '../sanctions/sanction-rules.ts';

/** What of people's words can be reported. A test holds it to what the features declare. */
export const reportableKinds = [
  'project',
  'iteration',
  'feedback',
  'skip_note',
  'thread_message',
  'comment',
  'direct_message',
  'channel_message',
  'profile',
  'group',
] as const;
export type ReportableKind = (typeof reportableKinds)[number];

/** What may be wrong with it, in the order of the form. */
export const reportReasons = [
  'spam',
  'harassment',
  'hate',
  'sexual_or_violent',
  'danger',
  'private_information',
  'unmasking',
  'scam',
  'copied_work',
  'fake_feedback',
  'other',
] as const satisfies readonly SanctionRule[];
export type ReportReason = (typeof reportReasons)[number];

/** `second`: waits for another admin's word. `undoable`: decided, and not yet told. */
export const caseStates = ['open', 'second', 'undoable', 'closed'] as const;
export type CaseState = (typeof caseStates)[number];

/** What may become of a reported group in place of being removed; everything else is removed, or stays. */
export const groupMeasures = ['frozen', 'deleted'] as const;
export type GroupMeasure = (typeof groupMeasures)[number];

export const caseOutcomes = ['upheld', 'no_violation'] as const;
export type CaseOutcome = (typeof caseOutcomes)[number];

/** `kept`: no violation, as before. `reopened`: the case is decided anew. */
export const reviewOutcomes = ['kept', 'reopened'] as const;
export type ReviewOutcome = (typeof reviewOutcomes)[number];

/** How far to believe a reporter, from what became of their earlier reports. Never who it is. */
export const reporterTrusts = [
  'usually_right',
  'often_right',
  'seldom_right',
  'no_history',
  'new_account',
  'guest',
  'unweighted',
] as const;
export type ReporterTrust = (typeof reporterTrusts)[number];

/** So soon a person reads it. */
export const caseHours = { danger: 4, urgent: 12, ordinary: 48, hidden: 12, second: 72 } as const;

/** What is hard to read. Whoever has decided many of these in a day is given others first. */
export const hardReasons: readonly ReportReason[] = ['hate', 'sexual_or_violent', 'danger'];

export const caseLimits = {
  textMax: 2000,
  lawMax: 500,
  nameMax: 100,
  emailMax: 254,
  reviewMin: 10,
  reviewMax: 2000,
  /** A username, an id, or the id of a channel and of a message in it. */
  addressMax: 73,
  noteMax: 2000,
  deviationMin: 10,
  deviationMax: 500,
  hoursMax: 24 * 90,
  /** So long a case is somebody's, unless their page asks again. */
  leaseMinutes: 10,
  claimsMost: 3,
  /** From so many hard cases in a day on, Next gives others first, unless a hard one is due within the hour. */
  hardInDay: 20,
  hardStillHours: 1,
  page: 50,
  /** Counts beside the queue stop here. */
  countedTo: 100,
} as const;

export const reportWeights = {
  guest: 0,
  youngBase: 0.5,
  base: 1,
  /** Young accounts together weigh no more. */
  youngTogetherMost: 2,
  /** Content is hidden at `moderationRules.hiddenFromWeight`, if so many who reported it are no young accounts. */
  hidingEstablishedMin: 4,
  /** Whoever reported the same so many things within so many days counts as one with others who did. */
  togetherFrom: 3,
  togetherDays: 90,
  /** A raid: over so many in an hour against one person, and so many times what they are used to. */
  raidFrom: 10,
  raidTimes: 5,
  raidUsualDays: 30,
  /** Below this share of at least so many, reports are misuse. */
  misuseShare: 0.2,
  misuseFrom: 10,
  misuseAgainDays: 90,
  unweightedDays: 30,
  /** An open case of this weight keeps a project from Validated. */
  holdsValidatedFrom: 3,
} as const;

/** How much reports weigh together, by what follows: a project is held back from Validated, or the content is hidden. */
export const weightBands = ['none', 'light', 'heavy', 'hiding'] as const;
export type WeightBand = (typeof weightBands)[number];

/** So soon somebody is promised to look, by what is reported. */
export function promisedHours(report: {
  reason: ReportReason;
  isIllegal: boolean;
  concernsMinors?: boolean | undefined;
}): number {
  if (report.reason === 'danger' || report.concernsMinors) return caseHours.danger;
  const isUrgent =
    report.isIllegal || report.reason === 'private_information' || report.reason === 'unmasking';
  return isUrgent ? caseHours.urgent : caseHours.ordinary;
}
