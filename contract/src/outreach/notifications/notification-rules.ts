export const notificationRules = {
  /** A mail waits this long, so that what is read meanwhile is not mailed. So does a push. */
  mailAfterMinutes: 5,
  /** After a mail, further news waits this long and goes out in one. So it is with pushes. */
  digestHours: 24,
  /** What could not be pushed by then is no news any more. */
  pushWithinHours: 24,
  /** The latest ones; more are nobody's own. */
  pushDevicesMax: 20,
  /** The bell counts no further. */
  countedUpTo: 99,
  pageSize: 20,
} as const;

/** `byPush` takes effect on the devices for which somebody turned it on. */
export type NotificationChoice = { inApp: boolean; byMail: boolean; byPush: boolean };
