import type { ResultOf } from '@firstlight/contract/endpoint.ts';
import type { readSecondFactor as readEndpoint } from '@firstlight/contract/people/accounts/account-security.ts';
import type { HttpContext, Member } from '../../../../core/context.ts';
import { countRecoveryCodes } from './recovery-codes.queries.ts';
import { findConfirmedAt } from './second-factors.queries.ts';

export async function readSecondFactor(ctx: HttpContext<Member>): Promise<ResultOf<typeof readEndpoint>> {
  const confirmedAt = await findConfirmedAt(ctx.db, ctx.actor.id);
  const recoveryCodesLeft = await countRecoveryCodes(ctx.db, ctx.actor.id);
  return { since: confirmedAt?.toISOString() ?? null, recoveryCodesLeft };
}
