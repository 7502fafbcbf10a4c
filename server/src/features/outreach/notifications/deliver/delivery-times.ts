import { notificationRules } from '@firstlight/contract/outreach/notifications/notification-rules.ts';
import { isQuiet } from '../../../trials/distribution/model/is-quiet.ts';

/** When a mail or a push may leave. What is urgent brings a turn forward that was set for later. */
export interface DeliveryTimes {
  soon: Date;
  digestHours: number;
  isUrgent: boolean;
}

const hour = 3_600_000;

/** Soon, or after a day where one left lately. */
export function deliveryTimes(happenedAt: Date): DeliveryTimes {
  return { soon: soonAfter(happenedAt), digestHours: notificationRules.digestHours, isUrgent: false };
}

/**
 * An offer lives for a day, so it does not wait for what was sent before it; people are asked rarely enough. At night it
 * waits for the morning.
 */
export function invitationTimes(happenedAt: Date, now: Date): DeliveryTimes {
  const soon = new Date(Math.max(soonAfter(happenedAt).getTime(), now.getTime()));
  return { soon: afterQuiet(soon), digestHours: 0, isUrgent: true };
}

function soonAfter(happenedAt: Date): Date {
  return new Date(happenedAt.getTime() + notificationRules.mailAfterMinutes * 60_000);
}

/** The night ends on a full hour. */
function afterQuiet(moment: Date): Date {
  let at = moment;
  while (isQuiet(at)) at = new Date((Math.floor(at.getTime() / hour) + 1) * hour);
  return at;
}
