import type { InputOf } from '@firstlight/contract/endpoint.ts';
import type { eraseAccount as eraseEndpoint } from '@firstlight/contract/people/personal-data/personal-data.ts';
import { AppError } from '../../../../core/app-error.ts';
import type { HttpContext, Member } from '../../../../core/context.ts';
import { requireOwner } from '../../accounts/require-owner.ts';
import { endedSessionCookie } from '../../accounts/session-cookie.ts';
import { endAccount } from './end-account.ts';

/** Ends one's own account. Of two requests at once, the second finds nobody. */
export async function eraseAccount(
  ctx: HttpContext<Member>,
  { username, password }: InputOf<typeof eraseEndpoint>,
): Promise<null> {
  if (username !== ctx.actor.username) throw new AppError('request.invalid', { fields: ['username'] });
  await requireOwner(ctx, password);
  if (!(await endAccount(ctx, ctx.actor.id))) throw new AppError('accounts.signed_out');
  ctx.setCookie(endedSessionCookie(ctx.origin));
  return null;
}
