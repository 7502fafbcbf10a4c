import type { HttpContext, Member } from '../../../core/context.ts';
import { inTransaction } from '../../../core/transaction.ts';
import { endOthers } from './end-others.ts';

export async function endOtherSessions(ctx: HttpContext<Member>): Promise<null> {
  await inTransaction(ctx, (tx) => endOthers(tx, ctx.actor));
  return null;
}
