import { moderationRules } from '../../rules.ts';

/** The ladder, mildest first. A restriction ends by itself within days; a suspension does not end. */
export const sanctionSteps = ['warning', 'restriction', 'limit', 'suspension'] as const;
export type SanctionStep = (typeof sanctionSteps)[number];

/** What may have been broken. Each has a sentence in the statement of reasons. */
export const sanctionRules = [
  'spam',
  'harassment',
  'hate',
  'sexual_or_violent',
  'minors',
  'danger',
  'private_information',
  'unmasking',
  'scam',
  'copied_work',
  'fake_feedback',
  'evasion',
  'illegal',
  'other',
] as const;
export type SanctionRule = (typeof sanctionRules)[number];

/** Broken once, the account is closed for good. */
export const seriousRules: readonly SanctionRule[] = ['minors', 'danger', 'unmasking', 'scam', 'evasion'];

/** Broken by feedback itself: with a limit, what somebody wrote earlier goes as well. */
export const feedbackRulesBroken: readonly SanctionRule[] = ['spam', 'fake_feedback'];

/** What a decision is about; `account` where no single content is. */
export const sanctionSubjects = [
  'project',
  'iteration',
  'feedback',
  'skip_note',
  'thread_message',
  'comment',
  'profile',
  'group',
  'channel_message',
  'direct_message',
  'account',
] as const;
export type SanctionSubject = (typeof sanctionSubjects)[number];

/** How we learnt of it. */
export const sanctionSources = ['report', 'reports', 'signal', 'reports_and_signal', 'ourselves'] as const;
export type SanctionSource = (typeof sanctionSources)[number];

/** All that a decision must say, in this order. */
export const statementFields = [
  'decision',
  'until',
  'content',
  'facts',
  'rule',
  'source',
  'appeal',
  'reference',
] as const;
export type StatementField = (typeof statementFields)[number];

export const appealOutcomes = ['upheld', 'reduced', 'overturned'] as const;
export type AppealOutcome = (typeof appealOutcomes)[number];

export const sanctionLimits = {
  /** Of the time to answer an appeal or a review, so much is left when admins are reminded. */
  remindedHoursLeft: moderationRules.appealReviewHours - moderationRules.appealReviewHoursFrom,
  /** Minutes in which a decision can be undone. Its mail waits for their end, and a sanction about hidden content starts then. */
  undoMinutes: 10,
  appealMin: 10,
  appealMax: 2000,
  answerMin: 10,
  answerMax: 2000,
  quoteMax: 500,
  factsMax: 500,
  /** Only where no other admin has signed in for so many days may the same one decide twice. */
  adminActiveDays: 30,
} as const;
