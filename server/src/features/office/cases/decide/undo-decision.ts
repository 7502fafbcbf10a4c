import type { WholeCase } from '@firstlight/contract/office/cases/cases.ts';
import { AppError } from '../../../../core/app-error.ts';
import type { HttpContext, Member } from '../../../../core/context.ts';
import { recordAdminAct } from '../../../../core/record-admin-act.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { undoSanction } from '../../sanctions/undo-sanction.ts';
import { presentCase } from '../queue/present-case.ts';
import { holdVisibleCase, visibleCase } from '../queue/visible-case.ts';
import { reopenCase } from './reopen-case.ts';
import { isUndoable } from './undo-window.policy.ts';

/** By any admin, within ten minutes. Undone or closed, whoever comes first: never both. */
export async function undoDecision(
  ctx: HttpContext<Member>,
  { caseId }: { caseId: string },
): Promise<WholeCase> {
  return inTransaction(ctx, async (tx) => {
    const found = await holdVisibleCase(tx, caseId);
    if (found.state === 'closed') throw new AppError('cases.undo_too_late');
    if (found.state !== 'undoable') throw new AppError('cases.moved');
    if (!isUndoable(found, tx.now())) throw new AppError('cases.undo_too_late');
    const isUndone = found.sanctionId === null || (await undoSanction(tx, found.sanctionId));
    if (!isUndone) throw new AppError('cases.undo_too_late');
    await reopenCase(tx, { ...found, sanctionId: null });
    await recordAdminAct(tx, { act: 'cases.undo', subjectId: caseId, caseId });
    return presentCase(tx, await visibleCase(tx, caseId));
  });
}
