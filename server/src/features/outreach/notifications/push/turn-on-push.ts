import type { InputOf } from '@firstlight/contract/endpoint.ts';
import type { turnOnPush as endpoint } from '@firstlight/contract/outreach/notifications/push.ts';
import { AppError } from '../../../../core/app-error.ts';
import type { Context, Member } from '../../../../core/context.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { isBrowserKey } from '../../../../platform/web-push/encrypt-message.ts';
import { isPushAddress } from '../../../../platform/web-push/is-push-address.ts';
import { keepDevice } from './push-devices.queries.ts';

/** The browser of this session, which its owner has just allowed to show our messages. */
export async function turnOnPush(
  ctx: Context<Member>,
  subscription: InputOf<typeof endpoint>,
): Promise<null> {
  if (!ctx.webPush) throw new AppError('notifications.push_not_offered');
  if (!isPushAddress(subscription.address)) throw new AppError('request.invalid', { fields: ['address'] });
  if (!isBrowserKey(subscription.p256dh)) throw new AppError('request.invalid', { fields: ['p256dh'] });
  const { id: userId, sessionId } = ctx.actor;
  return inTransaction(ctx, async (tx) => {
    const device = { sessionId, userId, subscription, since: ctx.now() };
    if (!(await keepDevice(tx.db, ctx.vault, device))) throw new AppError('accounts.signed_out');
    return null;
  });
}
