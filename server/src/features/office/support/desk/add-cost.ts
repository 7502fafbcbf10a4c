import type { InputOf, ResultOf } from '@firstlight/contract/endpoint.ts';
import type { addCost as endpoint } from '@firstlight/contract/office/support/support-office.ts';
import type { HttpContext, Member } from '../../../../core/context.ts';
import { recordAdminAct } from '../../../../core/record-admin-act.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { insertCost } from '../books/books.queries.ts';

export async function addCost(
  ctx: HttpContext<Member>,
  cost: InputOf<typeof endpoint>,
): Promise<ResultOf<typeof endpoint>> {
  return inTransaction(ctx, async (tx) => {
    const id = ctx.newId();
    await insertCost(tx.db, { ...cost, id, createdAt: ctx.now() });
    const facts = { cost: id, month: cost.month, cents: cost.cents };
    await recordAdminAct(tx, { act: 'support.add_cost', subjectId: null, facts });
    return { id };
  });
}
