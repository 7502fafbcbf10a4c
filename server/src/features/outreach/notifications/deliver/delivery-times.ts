import { notificationRules } from '@firstlight/contract/outreach/notifications/notification-rules.ts';
import type { KindRules, Notice } from '../../../../core/notifications/notification-kind.ts';
import type { KindsByName } from '../../../../core/notifications/notification-parts.ts';
import type { Pending } from '../notify/pending.queries.ts';

/** When a mail or a push may leave. What is urgent brings a turn forward that was set for later. */
export interface DeliveryTimes {
  soon: Date;
  digestHours: number;
  isUrgent: boolean;
}

const hour = 3_600_000;

/** Soon, or after a day where one left lately. */
function deliveryTimes(happenedAt: Date): DeliveryTimes {
  return { soon: soonAfter(happenedAt), digestHours: notificationRules.digestHours, isUrgent: false };
}

/** Those of one line of this kind. */
export function timesOf(
  { urgent }: KindRules,
  { happenedAt, isPatient = false }: Pick<Notice, 'isPatient'> & { happenedAt: Date },
  now: Date,
): DeliveryTimes {
  if (isPatient) return deliveryTimes(new Date(happenedAt.getTime() + notificationRules.digestHours * hour));
  if (!urgent) return deliveryTimes(happenedAt);
  const soon = new Date(Math.max(soonAfter(happenedAt).getTime(), now.getTime()));
  return { soon: afterQuiet(soon, urgent.isQuiet), digestHours: 0, isUrgent: true };
}

/** Those of what is still pending: the earliest of all that can wait, then what is urgent. */
export function timesAhead(kinds: KindsByName, pending: readonly Pending[], now: Date): DeliveryTimes[] {
  const urgent = pending.filter(({ kind }) => kinds[kind].urgent);
  const [first] = pending
    .filter(({ kind }) => !kinds[kind].urgent)
    .map(({ earliest }) => earliest)
    .toSorted((one, other) => one.getTime() - other.getTime());
  return [
    ...(first ? [deliveryTimes(first)] : []),
    ...urgent.map(({ kind, earliest }) => timesOf(kinds[kind], { happenedAt: earliest }, now)),
  ];
}

function soonAfter(happenedAt: Date): Date {
  return new Date(happenedAt.getTime() + notificationRules.mailAfterMinutes * 60_000);
}

/** It stops being quiet on a full hour. */
function afterQuiet(moment: Date, isQuiet: (at: Date) => boolean): Date {
  let at = moment;
  while (isQuiet(at)) at = new Date((Math.floor(at.getTime() / hour) + 1) * hour);
  return at;
}
