import { AppError } from '../../../../core/app-error.ts';
import type { Context, Member } from '../../../../core/context.ts';
import { isPassword } from '../../../../platform/crypto/password-hash.ts';
import { findPasswordHash } from '../account/users.queries.ts';

/**
 * For acts whose form asks for the password itself; where having given it within the hour is enough, it is
 * `requireRecentPassword`. Their endpoints name the limit `accounts.password`. Returns the hash it was held against.
 */
export async function requireRightPassword(
  ctx: Pick<Context<Member>, 'actor' | 'db'>,
  password: string,
): Promise<string> {
  const hash = await findPasswordHash(ctx.db, ctx.actor.id);
  if (hash === null || !(await isPassword(password, hash))) throw new AppError('accounts.wrong_password');
  return hash;
}
