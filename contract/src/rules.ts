/**
 * The product's public rules, as figures. Forms, server, help and legal texts read them here, so that no
 * two of them can disagree.
 */

export const feedbackRules = {
  ratingMin: 1,
  ratingMax: 5,
  commentMin: 10,
  commentMax: 4000,
  /** Half its text in common with another of its author's: shown, and not counted. */
  nearCopyFrom: 0.5,
  /** To each of the maker’s questions. */
  answerMax: 500,
  skipNoteMin: 1,
  skipNoteMax: 140,
  /** Coming back from a project after this long is evidence of use. */
  usedAfterSeconds: 60,
  /** An idea has nothing to open: its description, read this long, stands for opening it. */
  ideaReadSeconds: 20,
  /** Fewer skips than this, and statistics would point at people. */
  skipStatisticsFrom: 5,
} as const;

/** What testers do becomes visible to everyone else at the next boundary. */
export const publicationRules = { everyMinutes: 5 } as const;

/** What each published project is meant to receive. */
export const minimumFeedbackRules = {
  total: 5,
  full: 3,
  /** Promised only while there are testers enough. */
  withinHours: 48,
} as const;

export const ratingRules = {
  /** Number of ratings at the site's mean that each project starts with in its adjusted rating, which sorts and decides Validated. */
  priorRatings: 5,
  highestRatedFrom: 3,
} as const;

export const validatedRules = {
  testers: 8,
  testersOnceLarge: 12,
  largeFromActiveTesters: 500,
  spanDays: 7,
  ratingMin: 3.8,
  lostBelow: 3.5,
  repliedShareMin: 0.5,
  /** Of feedback from young accounts, or from people whom we had not brought there. */
  doubtfulShareMax: 0.3,
  /** A tester who came within so many days is active. */
  activeDays: 28,
} as const;

export const moderationRules = {
  /** Content whose reports weigh this much is hidden until a person has looked. */
  hiddenFromWeight: 6,
  strikeWindowDays: 90,
  restrictionHours: 24,
  repeatedRestrictionHours: 48,
  repeatedWithinDays: 30,
  limitedVisibilityDays: 7,
  appealWithinDays: 180,
  appealReviewHoursFrom: 24,
  appealReviewHours: 48,
} as const;

export const accountRules = {
  minimumAge: 16,
  /** An account is young for so long: narrower limits hold, and what it says weighs less. */
  youngDays: 7,
  /** Hours until search by part of a name finds an account; its exact username is found at once. */
  searchAfterHours: 24,
  passwordMin: 6,
  verificationLinkHours: 24,
  resetLinkHours: 1,
  /** How long an address that was left can have its account back. */
  emailUndoDays: 7,
  unverifiedPurgeDays: 14,
  sessionDays: 30,
  sessionIdleDays: 14,
  /** How long a browser is known in which somebody signed in. */
  knownDeviceDays: 180,
  usernameReservedDays: 180,
  /** Time to export, should the site ever close. */
  closureNoticeDays: 30,
} as const;

export const supportRules = {
  /** Minimum of supporters of a month whose number is published. */
  supportersFrom: 5,
  minimumEuros: 1,
  /** Paid back in full on a plain request. */
  withdrawalDays: 14,
} as const;

export const newsletterRules = {
  projectsByFormula: 5,
  projectsUnderServed: 2,
  sendTime: '17:00',
  timeZone: 'Europe/Paris',
  /** Minimum number of counted ratings of a project that the formula may choose. */
  ratingsMin: 3,
  /** Days before the previous issue from which on a project may have been published. */
  ratingDays: 7,
  /** Those that are rated so go first. */
  wellRatedFrom: 3.5,
  /** Among them those with as many, unless too much of it is doubtful. Of fewer a single one would decide, and its maker see whose: they are drawn by lot. */
  ratingsFirst: validatedRules.testers,
  doubtfulShareMax: 0.3,
  /** Added to the rating of a project whose iteration credits feedback. */
  iterationBonus: 0.25,
  /** Number of issues in which a project that the formula chose is not chosen again. */
  restIssues: 4,
  /** A letter that could not leave for so long is not sent any more. */
  lateHours: 24,
  /** What has not left so long after its Sunday does not leave any more. */
  closeHours: 48,
  /** That a letter left for an address is kept for so long. */
  deliveryDays: 90,
  /** How many letters are handed over at once to a group of providers: at first, at most, and one more for so many taken. */
  linesFirst: 8,
  linesMax: 16,
  acceptedForLine: 200,
  /** Hours without delivery to a group of providers that rejects us, or after our relay is used up. */
  pauseHours: 4,
  /** So many letters in a row that a mailbox does not take, and no more are sent there. */
  returnedMax: 3,
  /** How long the link of the first mail works; then the address is forgotten. */
  confirmDays: 7,
  /** Leaving can be taken back on the page for so long. */
  undoMinutes: 60,
  /** What shows that somebody asked for it is kept for so long after they left. */
  proofMonths: 12,
} as const;

export const projectRules = {
  nameMin: 3,
  nameMax: 100,
  taglineMax: 140,
  descriptionMin: 30,
  descriptionMax: 5000,
  categoriesMin: 1,
  categoriesMax: 3,
  /** To testers, answered beside their feedback. */
  questionsMax: 3,
  questionMax: 140,
  /** Besides the cover. */
  picturesMax: 5,
  coverWidth: 1200,
  coverHeight: 630,
  undoDeleteSeconds: 10,
  commentMax: 1000,
  reactions: 5,
} as const;

export const feedRules = {
  /** An offer nobody has seen by then goes to somebody else. */
  offerHours: 24,
  /** A skipped project may come back once, after an iteration and this long. */
  secondChanceDays: 14,
} as const;

export const exposureRules = {
  /** How often the numbers of people who were shown a project, opened it or tested it are counted. */
  summedEveryMinutes: 15,
} as const;

export const profileRules = {
  usernameMin: 3,
  usernameMax: 20,
  displayNameMax: 50,
  bioMax: 300,
  locationMax: 80,
  /** A project that was visible this long has been launched. */
  launchedAfterHours: 24,
  /** Others see a tester’s counters as “10+”, because exact ones would reveal who has just tested. */
  counterSteps: [5, 10, 25, 50, 100],
} as const;

/** By level, I to III. */
export const badgeRules = {
  helper: { helpful: [10, 50, 200], creators: [5, 20, 60] },
  catalyst: { makers: [3, 10, 30] },
  iterativeBuilder: { iterations: [3, 10, 25], credited: [5, 20, 60] },
  explorer: { categories: [5, 8, 12], makers: 3 },
  consistentContributor: { weeks: [8, 20, 45], outOf: [10, 26, 52] },
  respectfulMember: { days: 90, contributions: 10 },
} as const;

export const groupRules = {
  nameMin: 3,
  nameMax: 60,
  descriptionMax: 500,
  categoriesMin: 1,
  categoriesMax: 3,
  inviteCodeLength: 10,
  inviteDays: 7,
  requestAgainDays: 7,
} as const;

export const messageRules = {
  textMax: 2000,
  mentionsMax: 10,
  /** Conversations that a young account may start in a day. */
  newAccountConversations: 5,
} as const;

export const personalDataRules = {
  exportsPerDay: 3,
  /** How long an archive can be fetched. */
  exportDays: 7,
} as const;
