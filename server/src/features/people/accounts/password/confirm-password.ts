import type { InputOf } from '@firstlight/contract/endpoint.ts';
import type { confirmPassword as confirmEndpoint } from '@firstlight/contract/people/accounts/account-security.ts';
import type { HttpContext, Member } from '../../../../core/context.ts';
import { markProven } from '../session/sessions.queries.ts';
import { requireRightPassword } from './require-right-password.ts';

export async function confirmPassword(
  ctx: HttpContext<Member>,
  { password }: InputOf<typeof confirmEndpoint>,
): Promise<null> {
  await requireRightPassword(ctx, password);
  await markProven(ctx.db, ctx.actor.sessionId, ctx.now());
  return null;
}
