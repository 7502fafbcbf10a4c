import type { DB } from '../../db/schema.ts';

/** Those of the schema `hidden` are named by their feature alone; what becomes of them the test reads from the database. */
export type OpenTable = Exclude<keyof DB, `hidden.${string}`>;

/** How long the rows of a table stay, and what takes them away. */
export type Retention =
  /** They go with a row of another table, by the database's own hand. */
  | { with: OpenTable }
  /** A job of the timetable takes them away. */
  | { job: string; after: string }
  /** A job of the timetable empties them of people and words; what is left stays for good, for a reason. */
  | { emptied: string; after: string; stays: string }
  /** An act takes them away, where no job must. */
  | { act: string }
  /** There is never more than a few. */
  | { bounded: string }
  /** They stay for good, for a reason. */
  | { always: string };

const withRow = (table: OpenTable): Retention => ({ with: table });
const byJob = (job: string, after: string): Retention => ({ job, after });
const emptied = (job: string, after: string, stays: string): Retention => ({ emptied: job, after, stays });
const byAct = (act: string): Retention => ({ act });
const bounded = (why: string): Retention => ({ bounded: why });
const always = (why: string): Retention => ({ always: why });

const erased = byAct('erasing the account');

/**
 * Every table, or it does not compile. What goes with a project or an account also goes with its erasure; how long people are
 * told their data stays is on the privacy page, from the same rules that the jobs read.
 */
export const retention: Readonly<Record<OpenTable, Retention>> = {
  accessRequests: withRow('groups'),
  adminActs: always('what was done in office stays on record: ids and codes, no texts'),
  admins: withRow('users'),
  announcements: bounded('one row'),
  appeals: withRow('sanctions'),
  assignments: withRow('projects'),
  badges: withRow('users'),
  blocks: withRow('users'),
  caseEvidence: withRow('cases'),
  caseNotes: withRow('cases'),
  casePictures: withRow('cases'),
  cases: emptied(
    'cases.forget-old',
    'a while after they were closed',
    'what was decided, about nobody, is counted in public for good',
  ),
  caseSignals: withRow('cases'),
  categoryRates: bounded('one row for each category'),
  challenges: byJob('accounts.forget-ended', 'minutes, when they lapse'),
  channelHeads: withRow('channels'),
  channelMarks: withRow('channels'),
  channelMentions: withRow('channels'),
  channels: byJob('channels.drop-removed', 'a while after their group or conversation went'),
  comments: withRow('projects'),
  contactAddresses: withRow('contactMessages'),
  contactMessages: byJob('contact.forget-old-messages', 'the months that the privacy page names'),
  conversations: byAct('the last of the two leaving'),
  dataKeys: always('without them nothing that is sealed can be read'),
  distributionMetrics: always('one row a measurement, of sums about nobody'),
  distributionRuns: always('one row a run, of sums about nobody'),
  distributionTotals: bounded('sums about nobody'),
  emailChanges: withRow('users'),
  emailUndoLinks: withRow('formerEmails'),
  exports: byJob('personal-data.remove-expired', 'the days that the page with the download names'),
  exposureCounts: withRow('projects'),
  farewells: byAct('the last mail of an erased account'),
  feedback: withRow('projects'),
  feedbackReplies: withRow('feedback'),
  feedbackThreads: withRow('feedback'),
  feedSlots: withRow('projects'),
  fitRates: bounded('one row for each step of fit'),
  formerEmails: withRow('users'),
  groupBans: withRow('groups'),
  groupInvites: withRow('groups'),
  groupMembers: withRow('groups'),
  groupProjects: withRow('groups'),
  groups: byJob('groups.purge-groups', 'the days in which deleting can be undone'),
  groupSearch: withRow('groups'),
  groupStats: withRow('groups'),
  heldGroupCards: withRow('groups'),
  idempotencyKeys: byJob('core.forget-idempotency-keys', 'the days that the privacy page names'),
  iterationFeedback: withRow('iterations'),
  iterations: withRow('projects'),
  iterationSkips: withRow('iterations'),
  ledgerChecks: always('one row a day, of sums about nobody'),
  ledgerEntries: byJob('support.forget-old-payments', 'the years that accounting law asks for'),
  linkedProviders: withRow('users'),
  mailLedger: byJob('core.forget-old-mails', '90 days'),
  mailSuppressions: byJob('core.forget-old-mails', 'three years'),
  mailTokens: byJob('accounts.forget-ended', 'when they lapse'),
  makerSteps: withRow('users'),
  marks: byJob('core.forget-old-marks', '40 days'),
  meritSteps: withRow('users'),
  messageReactions: withRow('messages'),
  messages: byJob('channels.drop-removed', 'a while after their channel went'),
  messageSegments: withRow('channels'),
  metricCounts: byJob('analytics.count-night', '400 days'),
  metricFigures: byJob('analytics.count-night', '400 days'),
  newsletterConsents: withRow('newsletterSubscriptions'),
  newsletterDeliveries: byJob('newsletter.forget-subscriptions', 'three months after they were noted'),
  newsletterIssues: always('at most two rows a week, about projects'),
  newsletterLanes: always('one row for each group of mail providers'),
  newsletterSlices: withRow('newsletterIssues'),
  newsletterSubscriptions: byJob(
    'newsletter.forget-subscriptions',
    'a while after they were left, or never confirmed',
  ),
  notificationCauses: withRow('users'),
  notificationChoices: withRow('users'),
  notificationMails: withRow('users'),
  notificationPushes: withRow('users'),
  notifications: byJob('notifications.forget-old', 'the days that the privacy page names'),
  operations: bounded('one row for each thing done at the machine'),
  pageReadings: byJob('projects.forget-page-readings', 'a while'),
  passkeys: withRow('users'),
  personSignals: byJob('signals.forget-old', 'the days that the rules name'),
  pledges: byJob('support.forget-old-payments', 'a month where nothing was paid, else with their last entry'),
  profiles: withRow('users'),
  projectDrafts: withRow('users'),
  projectEdits: withRow('projects'),
  projectNeeds: withRow('projects'),
  projectPictures: withRow('projects'),
  projects: byJob('projects.purge-deleted', 'the days in which deleting can be undone'),
  projectSearch: withRow('projects'),
  projectStats: withRow('projects'),
  providerEvents: byJob('support.forget-old-payments', 'three months'),
  providerLooks: bounded('one row'),
  publishedAssets: byJob('core.remove-old-assets', '60 days after a release came without them'),
  pushDevices: withRow('sessions'),
  ratingCounts: withRow('projects'),
  ratingMean: bounded('one row'),
  reactionCounts: withRow('projects'),
  reactions: withRow('projects'),
  recoveryCodes: withRow('users'),
  reporterTallies: erased,
  reportReviews: withRow('reports'),
  reports: withRow('cases'),
  retiredUsernames: byJob('accounts.forget-ended', 'the days in which nobody else may take them'),
  runningCosts: always('a few rows a month, about nobody'),
  sanctions: emptied(
    'sanctions.forget-old',
    'a while after they ended',
    'what was decided, about nobody, is counted in public for good',
  ),
  searchWords: byJob('projects.forget-unused-words', 'when no project has them any more'),
  secondFactors: withRow('users'),
  sessions: byJob('accounts.forget-ended', 'when they end'),
  signalTexts: byJob('signals.forget-old', 'the days that the rules name'),
  sites: bounded('one row'),
  skipMedians: bounded('one row for each category at most'),
  skips: withRow('projects'),
  skipTimes: always('one row a day and second, of sums about nobody'),
  suspendedMailboxes: withRow('users'),
  termsAcceptances: withRow('users'),
  testerPool: withRow('users'),
  unmaskings: withRow('cases'),
  users: erased,
  validations: withRow('projects'),
};
