/** What the house can know about itself without being asked, the gravest first. */
export const alarmKinds = [
  'timetable_stands',
  'books_differ',
  'dead_jobs',
  'mails_waiting',
  'mails_refused',
  'mails_uncertain',
  'letters_held',
  'sign_ups',
] as const;
export type AlarmKind = (typeof alarmKinds)[number];

export const alarmRules = {
  /** Counts stop here. */
  countedTo: 1_000,
  /** The timetable is looked at every minute; a restart takes less. */
  timetableMinutes: 10,
  /** A mail was tried so often, the last time within so many minutes. */
  waitingTries: 3,
  waitingMinutes: 20,
  /** Single addresses are wrong every day. */
  refusedFrom: 10,
  refusedHours: 24,
  uncertainDays: 7,
  /** So many accounts in an hour, and so many times as many as in the other hours of the day. */
  signUpsFrom: 20,
  signUpsTimes: 5,
} as const;
