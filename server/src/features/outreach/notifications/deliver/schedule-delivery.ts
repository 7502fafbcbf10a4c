import type { NotificationChoice } from '@firstlight/contract/outreach/notifications/notification-rules.ts';
import type { Db } from '../../../../db/database.ts';
import { planPush } from '../push/push-deliveries.queries.ts';
import type { DeliveryTimes } from './delivery-times.ts';
import { planMail } from './notification-mails.queries.ts';

/** Sets the turns of the ways that somebody chose; each has its own, so that a push never delays a mail. */
export async function scheduleDelivery(
  db: Db,
  userId: string,
  { byMail, byPush }: Pick<NotificationChoice, 'byMail' | 'byPush'>,
  times: DeliveryTimes,
): Promise<void> {
  if (byMail) await planMail(db, userId, times);
  if (byPush) await planPush(db, userId, times);
}
