import { AppError } from '../../../core/app-error.ts';
import type { Context, Member } from '../../../core/context.ts';
import { provenSince } from './account/account-times.ts';
import { findProvenAt } from './session/sessions.queries.ts';

/**
 * For acts that would cost somebody their account if done by whoever finds their screen unlocked. The browser answers
 * `accounts.password_needed` by asking for the password and trying again.
 */
export async function requireRecentPassword(
  ctx: Pick<Context<Member>, 'actor' | 'db' | 'now'>,
): Promise<void> {
  const provenAt = await findProvenAt(ctx.db, ctx.actor.sessionId);
  if (!provenAt || provenAt < provenSince(ctx.now())) throw new AppError('accounts.password_needed');
}
