import type { InputOf } from '@firstlight/contract/endpoint.ts';
import type { removeCost as endpoint } from '@firstlight/contract/office/support/support-office.ts';
import { AppError } from '../../../../core/app-error.ts';
import type { HttpContext, Member } from '../../../../core/context.ts';
import { recordAdminAct } from '../../../../core/record-admin-act.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { deleteCost } from '../books/books.queries.ts';

export async function removeCost(
  ctx: HttpContext<Member>,
  { costId }: InputOf<typeof endpoint>,
): Promise<null> {
  return inTransaction(ctx, async (tx) => {
    if (!(await deleteCost(tx.db, costId))) throw new AppError('support.not_found');
    await recordAdminAct(tx, { act: 'support.remove_cost', subjectId: null, facts: { cost: costId } });
    return null;
  });
}
