import { AppError } from '../../../../core/app-error.ts';
import type { Context } from '../../../../core/context.ts';
import { hashToken } from '../../../../platform/crypto/secret-token.ts';
import { findUndo } from './former-emails.queries.ts';

/** The address that a link puts back, and the account it puts it back to. */
export async function requireUndoLink(ctx: Pick<Context, 'db' | 'vault' | 'now'>, token: string) {
  const former = await findUndo(ctx.db, ctx.vault, hashToken(token), ctx.now());
  if (!former) throw new AppError('accounts.link_expired');
  return former;
}
