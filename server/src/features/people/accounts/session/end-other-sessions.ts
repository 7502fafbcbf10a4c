import type { HttpContext, Member } from '../../../../core/context.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { revokeOtherAccess } from './revoke-other-access.ts';

export async function endOtherSessions(ctx: HttpContext<Member>): Promise<null> {
  await inTransaction(ctx, (tx) => revokeOtherAccess(tx, ctx.actor));
  return null;
}
