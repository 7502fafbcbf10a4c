import type { HttpContext, Member } from '../../../../core/context.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { caseEvents } from '../cases.events.ts';
import { releaseRow } from './queue.queries.ts';
import { visibleCase } from './visible-case.ts';

/** Twice is once. */
export async function releaseCase(ctx: HttpContext<Member>, { caseId }: { caseId: string }): Promise<null> {
  return inTransaction(ctx, async (tx) => {
    const { id } = await visibleCase(tx, caseId);
    const isLetGo = await releaseRow(tx.db, id, ctx.actor.id);
    if (isLetGo) tx.record(caseEvents.changed, { caseId });
    return null;
  });
}
