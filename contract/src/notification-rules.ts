/** In the order in which settings list them. */
export const notificationKinds = [
  'feedback',
  'masked_reply',
  'credit',
  'comment',
  'mention',
  'assignment',
] as const;

export type NotificationKind = (typeof notificationKinds)[number];

/** Kinds that a hidden tester causes or hears: they name nobody and are dated by the day. */
export const maskedKinds: readonly NotificationKind[] = ['feedback', 'masked_reply', 'credit'];

export const notificationRules = {
  /** A mail waits this long, so that what is read meanwhile is not mailed. */
  mailAfterMinutes: 5,
  /** After a mail, further news waits this long and goes out in one. */
  digestHours: 24,
  keptDays: 90,
  /** The bell counts no further. */
  countedUpTo: 99,
  pageSize: 20,
} as const;

export type NotificationChoice = { inApp: boolean; byMail: boolean };

/** What somebody gets who chose nothing. */
export const proposedChoices: Record<NotificationKind, NotificationChoice> = {
  feedback: { inApp: true, byMail: true },
  masked_reply: { inApp: true, byMail: true },
  credit: { inApp: true, byMail: true },
  comment: { inApp: true, byMail: false },
  mention: { inApp: true, byMail: true },
  assignment: { inApp: true, byMail: true },
};
