import { maskedKinds } from '@firstlight/contract/notification-rules.ts';
import { slowEventMinutes } from '@firstlight/contract/realtime.ts';
import type { Context } from '../../core/context.ts';
import { inTransaction } from '../../core/transaction.ts';
import { choiceOf } from './notification-choices.queries.ts';
import { planMail } from './notification-mails.queries.ts';
import './notifications.events.ts';
import { addNews, type News } from './notifications.queries.ts';
import { hasDevice } from './push/push-devices.queries.ts';
import { planPush } from './push/push-turns.queries.ts';
import { turnTimes } from './turn-times.ts';

/** Lets one person know of one thing, the way they chose, once however often it is told. */
export async function tell(ctx: Context, news: Omit<News, 'id' | 'happenedAt'>): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const choice = await waysTo(tx, news);
    if (!choice.inApp && !choice.byMail && !choice.byPush) return;
    const isMasked = maskedKinds.includes(news.kind);
    const happenedAt = isMasked ? nextStep(ctx.now()) : ctx.now();
    const isNew = await addNews(tx.db, { ...news, id: ctx.newId(), happenedAt }, choice);
    if (!isNew) return;
    if (choice.byMail) await planMail(tx.db, news.userId, turnTimes(happenedAt));
    if (choice.byPush) await planPush(tx.db, news.userId, turnTimes(happenedAt));
    if (choice.inApp) tx.record({ name: 'notifications.changed', userId: news.userId, isMasked });
  });
}

/** What they chose, without pushes that no device waits for. */
async function waysTo(ctx: Context, { userId, kind }: Pick<News, 'userId' | 'kind'>) {
  const choice = await choiceOf(ctx.db, userId, kind);
  const byPush = ctx.webPush !== null && choice.byPush && (await hasDevice(ctx.db, userId));
  return { ...choice, byPush };
}

/** Told with the next full step of the clock, as everything that a hidden tester causes. */
function nextStep(now: Date): Date {
  const step = slowEventMinutes * 60_000;
  return new Date(Math.ceil(now.getTime() / step) * step);
}
