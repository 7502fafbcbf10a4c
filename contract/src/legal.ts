/** Dates are ISO; every page prints them in its own language. */

export const terms = { version: 'v1.0', date: '2026-10-15' } as const;

/** Published with the terms. */
export const guidelines = { version: terms.version, date: terms.date } as const;

export const privacyNotice = { date: '2026-11-19' } as const;
export const legalNotice = { date: '2026-10-24' } as const;
export const accessibilityStatement = { date: '2026-11-15' } as const;

/** How long what outlives its use is kept. */
export const retention = {
  /** Accounting records, by the French commercial code. */
  paymentRecordYears: 10,
  backupDays: 35,
  /** Lines of the log, among them those about signing in: journald is told so by the shipped file. */
  logDays: 30,
  /** That an account was deleted: longer than any backup that could bring it back. */
  erasureNoteDays: 40,
  contactMessageMonths: 12,
  /** As long as one may remember that somebody does not want to be written to. */
  suppressionYears: 3,
  moderationFileMonths: 12,
  /** Keys of requests, by which a repeated request is not carried out twice. */
  requestKeyDays: 7,
  /** Which projects a tester was shown. After that, a project may be shown again. */
  showingDays: 180,
  readNotificationDays: 90,
  /** Maximum age of a notification, read or not. */
  notificationDays: 365,
  /** Records that an e-mail was sent, by which it is not sent twice. */
  mailRecordDays: 90,
  /** By what copies of a text and its addresses are found again. */
  signalDays: 30,
} as const;
