import type { confirmPassword as confirmEndpoint } from '@firstlight/contract/account-security.ts';
import type { InputOf } from '@firstlight/contract/endpoint.ts';
import { AppError } from '../../../core/app-error.ts';
import type { HttpContext, Member } from '../../../core/context.ts';
import { isPassword } from '../../../platform/crypto/password-hash.ts';
import { markProven } from '../sessions.queries.ts';
import { findPasswordHash } from '../users.queries.ts';

export async function confirmPassword(
  ctx: HttpContext<Member>,
  { password }: InputOf<typeof confirmEndpoint>,
): Promise<null> {
  const hash = await findPasswordHash(ctx.db, ctx.actor.id);
  if (!(await isPassword(password, hash))) throw new AppError('accounts.wrong_password');
  await markProven(ctx.db, ctx.actor.sessionId, ctx.now());
  return null;
}
