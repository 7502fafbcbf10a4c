import { AppError } from '../../../../core/app-error.ts';
import type { HttpContext, Member } from '../../../../core/context.ts';
import { revokeConnections } from '../../../../core/revocation.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { deleteSessionOf } from './sessions.queries.ts';

/** Somebody else's session does not exist here. */
export async function endSession(ctx: HttpContext<Member>, { id }: { id: string }): Promise<null> {
  await inTransaction(ctx, async (tx) => {
    if (!(await deleteSessionOf(tx.db, ctx.actor.id, id))) throw new AppError('request.not_found');
    await revokeConnections(tx, { sessionId: id });
  });
  return null;
}
