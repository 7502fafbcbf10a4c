import type { Context } from '../../../../core/context.ts';
import { revokeConnections } from '../../../../core/revocation.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { findUserByUsername } from '../account/users.queries.ts';
import { deleteSessionsOf } from './sessions.queries.ts';

/** Signs somebody out everywhere, at the request of a person at the machine. Says who they are; null: nobody has that username. */
export async function endSessionsOf(ctx: Context, username: string): Promise<string | null> {
  return inTransaction(ctx, async (tx) => {
    const user = await findUserByUsername(tx.db, username);
    if (!user) return null;
    await deleteSessionsOf(tx.db, user.id);
    await revokeConnections(tx, { userId: user.id });
    return user.id;
  });
}
