import type { InputOf } from '@firstlight/contract/endpoint.ts';
import type { WholeCase } from '@firstlight/contract/office/cases/cases.ts';
import type { askUnmasking as askEndpoint } from '@firstlight/contract/office/cases/unmaskings.ts';
import { AppError } from '../../../../core/app-error.ts';
import type { HttpContext, Member } from '../../../../core/context.ts';
import { recordAdminAct } from '../../../../core/record-admin-act.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { requireRecentPassword } from '../../../people/accounts/require-recent-password.ts';
import { caseEvents } from '../cases.events.ts';
import { presentCase } from '../queue/present-case.ts';
import { holdVisibleCase } from '../queue/visible-case.ts';
import { overSince } from './unmasking-times.ts';
import { expireUnmaskingRows, insertUnmasking } from './unmaskings.queries.ts';

/** Nothing is opened yet, and asking tells nothing: not even whether the account is still there. */
export async function askUnmasking(
  ctx: HttpContext<Member>,
  { caseId, ground, isSecret, text }: InputOf<typeof askEndpoint>,
): Promise<WholeCase> {
  await requireRecentPassword(ctx);
  if (isSecret && ground !== 'court_order') throw new AppError('request.invalid', { fields: ['isSecret'] });
  return inTransaction(ctx, async (tx) => {
    const found = await holdVisibleCase(tx, caseId);
    if (!found.isHidden) throw new AppError('request.not_found');
    await expireUnmaskingRows(tx.db, overSince(tx.now()), caseId);
    const asked = { id: tx.newId(), caseId, ground, isSecret, askedBy: ctx.actor.id, askedAt: tx.now() };
    if (!(await insertUnmasking(tx.db, tx.vault, { ...asked, text })))
      throw new AppError('cases.unmasking_waits');
    await recordAdminAct(tx, {
      act: 'cases.askUnmasking',
      subjectId: asked.id,
      caseId,
      facts: { ground, isSecret },
    });
    tx.record(caseEvents.changed, { caseId });
    return presentCase(tx, found);
  });
}
