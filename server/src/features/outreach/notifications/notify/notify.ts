import { maskedKinds } from '@firstlight/contract/outreach/notifications/notification-rules.ts';
import type { Context } from '../../../../core/context.ts';
import { quarterFrom } from '../../../../core/next-quarter.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { choiceOf } from '../choices/notification-choices.queries.ts';
import { type DeliveryTimes, deliveryTimes, invitationTimes } from '../deliver/delivery-times.ts';
import { scheduleDelivery } from '../deliver/schedule-delivery.ts';
import { addNews, type News, noteCause } from '../list/notifications.queries.ts';
import { notificationEvents } from '../notifications.events.ts';
import { hasDevice } from '../push/push-devices.queries.ts';
import { mergeLater } from './merge.queries.ts';

/**
 * Lets one person know of one thing, the way they chose, once however often it is told. What a hidden tester did has come
 * with a full quarter of an hour, which is its moment; what one hears of waits for the next.
 */
export async function notify(
  ctx: Context,
  news: Omit<News, 'id' | 'happenedAt'>,
  happenedAt = maskedKinds.includes(news.kind) ? quarterFrom(ctx.now()) : ctx.now(),
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const choice = await waysTo(tx, news);
    if (!choice.inApp && !choice.byMail && !choice.byPush) return;
    const now = ctx.now();
    const told = { ...news, id: ctx.newId(), happenedAt };
    if (!(await noteCause(tx.db, told))) return;
    if (told.happenedAt > now && (await mergeLater(tx.db, told, now))) return;
    await addNews(tx.db, told, choice);
    await scheduleDelivery(tx.db, news.userId, choice, timesOf(told, now));
    if (choice.inApp)
      tx.record(notificationEvents.changed, { userId: news.userId, isAhead: happenedAt > now });
  });
}

/** What they chose, without pushes that no device waits for. */
async function waysTo(ctx: Context, { userId, kind }: Pick<News, 'userId' | 'kind'>) {
  const choice = await choiceOf(ctx.db, userId, kind);
  const byPush = ctx.webPush !== null && choice.byPush && (await hasDevice(ctx.db, userId));
  return { ...choice, byPush };
}

function timesOf({ kind, happenedAt }: Pick<News, 'kind' | 'happenedAt'>, now: Date): DeliveryTimes {
  return kind === 'assignment' ? invitationTimes(happenedAt, now) : deliveryTimes(happenedAt);
}
