import type { Context } from '../../../../core/context.ts';
import type { KindRules } from '../../../../core/notifications/notification-kind.ts';
import type { KindNotice } from '../../../../core/notifications/notification-questions.ts';
import { boundaryFrom } from '../../../../core/publication-boundary.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { choiceInForce } from '../choices/choice-in-force.ts';
import { findChoice } from '../choices/notification-choices.queries.ts';
import { timesOf } from '../deliver/delivery-times.ts';
import { scheduleDelivery } from '../deliver/schedule-delivery.ts';
import { addNews, type News, noteCause } from '../list/notifications.queries.ts';
import { notificationEvents } from '../notifications.events.ts';
import { hasDevice } from '../push/push-devices.queries.ts';
import { mergeLater } from './merge.queries.ts';

/**
 * Lets one person know of one thing, the way they chose, once however often it is told. What a hidden tester did has come
 * with a full quarter of an hour, which is its moment; what one hears of waits for the next.
 */
export async function notify(ctx: Context, told: KindNotice): Promise<void> {
  const rules = ctx.notificationKinds[told.kind];
  await inTransaction(ctx, async (tx) => {
    const choice = await waysTo(tx, told, rules);
    if (!choice.inApp && !choice.byMail && !choice.byPush) return;
    const now = ctx.now();
    const news = newsOf(ctx, told, rules);
    if (!(await noteCause(tx.db, news))) return;
    if (news.happenedAt > now && (await mergeLater(tx.db, news, now))) return;
    await addNews(tx.db, news, choice);
    await scheduleDelivery(tx.db, news.userId, choice, timesOf(rules, news, now));
    if (choice.inApp)
      tx.record(notificationEvents.changed, { userId: news.userId, isAhead: news.happenedAt > now });
  });
}

function newsOf(ctx: Context, told: KindNotice, { isMasked = false }: KindRules): News {
  const happenedAt = told.happenedAt ?? (isMasked ? boundaryFrom(ctx.now()) : ctx.now());
  return { ...told, id: ctx.newId(), isMasked, happenedAt };
}

/** What they chose, without pushes that no device waits for. */
async function waysTo(ctx: Context, { userId, kind }: KindNotice, rules: KindRules) {
  const choice = choiceInForce(rules, await findChoice(ctx.db, userId, kind));
  const byPush = ctx.webPush !== null && choice.byPush && (await hasDevice(ctx.db, userId));
  return { ...choice, byPush };
}
