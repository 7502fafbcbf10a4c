import { AppError } from '../../../core/app-error.ts';
import type { Context, Member } from '../../../core/context.ts';
import { identityConfirmedSince } from './account/account-times.ts';
import { findProvenAt } from './session/sessions.queries.ts';

/**
 * For acts that would cost somebody their account if done by whoever finds their screen unlocked. The browser answers
 * `accounts.password_needed` by asking for the password and trying again.
 */
export async function requireRecentPassword(
  ctx: Pick<Context<Member>, 'actor' | 'db' | 'now'>,
): Promise<void> {
  const identityConfirmedAt = await findProvenAt(ctx.db, ctx.actor.sessionId);
  if (!identityConfirmedAt || identityConfirmedAt < identityConfirmedSince(ctx.now()))
    throw new AppError('accounts.password_needed');
}
