import type { Context } from '../../../../core/context.ts';
import type { KindRules } from '../../../../core/notifications/notification-kind.ts';
import type { KindNotice } from '../../../../core/notifications/notification-questions.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { choiceInForce } from '../choices/choice-in-force.ts';
import { findChoice } from '../choices/notification-choices.queries.ts';
import { timesOf } from '../deliver/delivery-times.ts';
import { scheduleDelivery } from '../deliver/schedule-delivery.ts';
import { addNews, type News, noteCause } from '../list/notifications.queries.ts';
import { notificationEvents } from '../notifications.events.ts';
import { hasDevice } from '../push/push-devices.queries.ts';

/** Notifies one person of one thing, in the ways they chose. Idempotent for each cause. */
export async function notify(ctx: Context, told: KindNotice): Promise<void> {
  const rules = ctx.notificationKinds[told.kind];
  await inTransaction(ctx, async (tx) => {
    const choice = await waysTo(tx, told, rules);
    if (!choice.inApp && !choice.byMail && !choice.byPush) return;
    const now = ctx.now();
    const news = newsOf(ctx, told, rules);
    if (!(await noteCause(tx.db, news))) return;
    // Lock the turns before the notification, because digests lock them in this order.
    await scheduleDelivery(tx.db, news.userId, choice, timesOf(rules, news, now));
    await addNews(tx.db, news, choice);
    if (choice.inApp) tx.record(notificationEvents.changed, { userId: news.userId });
  });
}

function newsOf(ctx: Context, told: KindNotice, { isMasked = false }: KindRules): News {
  return { ...told, id: ctx.newId(), isMasked, happenedAt: told.happenedAt ?? ctx.now() };
}

/** What they chose, without pushes that no device waits for. */
async function waysTo(ctx: Context, { userId, kind }: KindNotice, rules: KindRules) {
  const choice = choiceInForce(rules, await findChoice(ctx.db, userId, kind));
  const byPush = ctx.webPush !== null && choice.byPush && (await hasDevice(ctx.db, userId));
  return { ...choice, byPush };
}
