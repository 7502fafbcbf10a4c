import type { Context } from '../../../../core/context.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { listAdmins } from '../../../people/accounts/list-admins.ts';
import { caseEvents } from '../cases.events.ts';
import { findNamedCase } from './queue.queries.ts';
import { withoutConflictOf } from './without-conflict.ts';

/**
 * Tells the open pages of those admins who may see a case that something about it changed. Nobody else hears it: a bell without a case
 * behind it would tell an admin that there is one about them.
 */
export async function ringAdmins(ctx: Context, { caseId }: { caseId: string }): Promise<void> {
  const found = await findNamedCase(ctx.db, caseId);
  if (!found) return;
  const adminIds: string[] = [];
  for (const adminId of await listAdmins(ctx.db)) {
    const free = await withoutConflictOf(ctx, adminId, [found]);
    if (free.length > 0) adminIds.push(adminId);
  }
  if (adminIds.length > 0)
    await inTransaction(ctx, async (tx) => tx.record(caseEvents.alerted, { adminIds }));
}
