/** In the order in which settings list them. */
export const notificationKinds = [
  'feedback',
  'retest',
  'masked_reply',
  'credit',
  'comment',
  'mention',
  'validated',
  'badge',
  'assignment',
] as const;

export type NotificationKind = (typeof notificationKinds)[number];

/** Kinds that a hidden tester causes or hears: they name nobody and are dated by the day. */
export const maskedKinds: readonly NotificationKind[] = ['feedback', 'retest', 'masked_reply', 'credit'];

/** Kinds by which somebody beside a locked screen would learn what its owner tests: a push of them names no project. */
export const discreetKinds: readonly NotificationKind[] = ['masked_reply', 'credit', 'assignment'];

export const notificationRules = {
  /** A mail waits this long, so that what is read meanwhile is not mailed. So does a push. */
  mailAfterMinutes: 5,
  /** After a mail, further news waits this long and goes out in one. So it is with pushes. */
  digestHours: 24,
  /** What could not be pushed by then is no news any more. */
  pushWithinHours: 24,
  /** The latest ones; more are nobody's own. */
  pushDevicesMax: 20,
  keptDays: 90,
  /** The bell counts no further. */
  countedUpTo: 99,
  pageSize: 20,
} as const;

/** `byPush` takes effect on the devices for which somebody turned it on. */
export type NotificationChoice = { inApp: boolean; byMail: boolean; byPush: boolean };

/** What somebody gets who chose nothing. */
export const proposedChoices: Record<NotificationKind, NotificationChoice> = {
  feedback: { inApp: true, byMail: true, byPush: true },
  retest: { inApp: true, byMail: true, byPush: true },
  masked_reply: { inApp: true, byMail: true, byPush: true },
  credit: { inApp: true, byMail: true, byPush: true },
  comment: { inApp: true, byMail: false, byPush: false },
  mention: { inApp: true, byMail: true, byPush: true },
  validated: { inApp: true, byMail: true, byPush: true },
  badge: { inApp: true, byMail: false, byPush: false },
  assignment: { inApp: true, byMail: true, byPush: false },
};
