import type { InputOf } from '@firstlight/contract/endpoint.ts';
import type { turnOnPush as endpoint } from '@firstlight/contract/outreach/notifications/push.ts';
import { AppError } from '../../../../core/app-error.ts';
import type { Context, Member } from '../../../../core/context.ts';
import { notificationQuestions } from '../../../../core/notifications/notification-questions.ts';
import { ask } from '../../../../core/question.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { isOpenAddress } from '../../../../platform/guarded-fetch/is-open-address.ts';
import { isBrowserKey } from '../../../../platform/web-push/encrypt-message.ts';
import { keepDevice, lockBrowser } from './push-devices.queries.ts';

/** The browser of this session, which its owner has just allowed to show our messages. */
export async function turnOnPush(
  ctx: Context<Member>,
  subscription: InputOf<typeof endpoint>,
): Promise<null> {
  if (!ctx.webPush) throw new AppError('notifications.push_not_offered');
  if (!isOpenAddress(subscription.address)) throw new AppError('request.invalid', { fields: ['address'] });
  if (!isBrowserKey(subscription.p256dh)) throw new AppError('request.invalid', { fields: ['p256dh'] });
  const { id: userId, sessionId } = ctx.actor;
  return inTransaction(ctx, async (tx) => {
    await lockBrowser(tx.db, ctx.vault, subscription);
    // The session may have ended meanwhile, and nothing may hang on it any more.
    if (!(await ask(tx, notificationQuestions.holdSession, sessionId)))
      throw new AppError('accounts.signed_out');
    await keepDevice(tx.db, ctx.vault, { sessionId, userId, subscription, since: ctx.now() });
    return null;
  });
}
