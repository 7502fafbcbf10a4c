import type { Context } from '../../../core/context.ts';
import { revokeConnections } from '../../../core/revocation.ts';
import { inTransaction } from '../../../core/transaction.ts';
import { deleteAdmin, insertAdmin } from './account/admins.queries.ts';
import { findUserByUsername } from './account/users.queries.ts';

/** Gives or takes the grant. Only a person at the machine can do it: no endpoint leads here. Says who they are; null: nobody has that username. */
export async function grantAdmin(
  ctx: Context,
  { username, isGranted }: { username: string; isGranted: boolean },
): Promise<string | null> {
  return inTransaction(ctx, async (tx) => {
    const user = await findUserByUsername(tx.db, username);
    if (!user) return null;
    if (isGranted) await insertAdmin(tx.db, user.id, ctx.now());
    else await deleteAdmin(tx.db, user.id);
    // Open connections were let in with the old standing.
    await revokeConnections(tx, { userId: user.id });
    return user.id;
  });
}
