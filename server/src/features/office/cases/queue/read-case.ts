import type { WholeCase } from '@firstlight/contract/office/cases/cases.ts';
import type { HttpContext, Member } from '../../../../core/context.ts';
import { recordAdminAct } from '../../../../core/record-admin-act.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { presentCase } from './present-case.ts';
import { visibleCase } from './visible-case.ts';

/** Who read copies of others' words is noted; whoever has claimed the case was noted then. */
export async function readCase(ctx: HttpContext<Member>, { caseId }: { caseId: string }): Promise<WholeCase> {
  return inTransaction(ctx, async (tx) => {
    const found = await visibleCase(tx, caseId);
    const isClaimed = found.claimedBy === ctx.actor.id && found.claimedUntil && found.claimedUntil > tx.now();
    if (!isClaimed) await recordAdminAct(tx, { act: 'cases.read', subjectId: caseId, caseId });
    return presentCase(tx, found);
  });
}
