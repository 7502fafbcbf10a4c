import { AppError } from '../../../../core/app-error.ts';
import type { Context } from '../../../../core/context.ts';
import { hashToken } from '../../../../platform/crypto/secret-token.ts';
import { findMailToken } from '../account/mail-tokens.queries.ts';

/**
 * Whose password a link may replace. The one that confirms an address may too: it proves as much, and is what somebody
 * has in hand whose address a stranger signed up with.
 */
export async function requireResetLink(ctx: Context, token: string): Promise<string> {
  const userId = await findMailToken(ctx.db, hashToken(token), ['reset', 'verify'], ctx.now());
  if (!userId) throw new AppError('accounts.link_expired');
  return userId;
}
