import { notificationRules } from '@firstlight/contract/notification-rules.ts';

/** When a mail or a push of such news may leave: soon, or after a day where one left lately. */
export function turnTimes(happenedAt: Date) {
  const soon = new Date(happenedAt.getTime() + notificationRules.mailAfterMinutes * 60_000);
  return { soon, digestHours: notificationRules.digestHours };
}
