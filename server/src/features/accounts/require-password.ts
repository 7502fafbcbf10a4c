import { AppError } from '../../core/app-error.ts';
import type { HttpContext, Member } from '../../core/context.ts';
import { isPassword } from '../../platform/crypto/password-hash.ts';
import { findPasswordHash } from './users.queries.ts';

/** Asks somebody who is signed in for their password again; guessing costs the same allowance as at the door. */
export async function requirePassword(ctx: HttpContext<Member>, password: string): Promise<void> {
  const { id, address } = ctx.actor;
  await ctx.takeLimit('accounts.sign-in', `${id}:${address}`);
  const passwordHash = await findPasswordHash(ctx.db, id);
  if (!(await isPassword(password, passwordHash))) {
    throw new AppError('accounts.wrong_password', { fields: ['password'] });
  }
}
