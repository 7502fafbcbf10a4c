import type { ResultOf } from '@firstlight/contract/endpoint.ts';
import type { readEmailChange as readEndpoint } from '@firstlight/contract/people/accounts/email-change.ts';
import type { Context, Member } from '../../../../core/context.ts';
import { findEmailChange } from './email-changes.queries.ts';

export async function readEmailChange(ctx: Context<Member>): Promise<ResultOf<typeof readEndpoint>> {
  const change = await findEmailChange(ctx.db, ctx.vault, ctx.actor.id);
  if (!change || change.expiresAt <= ctx.now()) return { asked: null };
  return { asked: { email: change.email, until: change.expiresAt.toISOString() } };
}
