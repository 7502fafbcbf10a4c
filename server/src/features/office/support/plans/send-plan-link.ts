import type { InputOf } from '@firstlight/contract/endpoint.ts';
import type { sendPlanLink as endpoint } from '@firstlight/contract/office/support/support.ts';
import type { HttpContext } from '../../../../core/context.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { monthlyPledgesOf } from '../checkout/pledges.queries.ts';
import { supportEvents } from '../support.events.ts';

/** The same answer for every address: whether somebody gives is theirs to tell. */
export async function sendPlanLink(ctx: HttpContext, { email }: InputOf<typeof endpoint>): Promise<null> {
  return inTransaction(ctx, async (tx) => {
    for (const { id } of await monthlyPledgesOf(tx.db, tx.vault, { email }))
      tx.record(supportEvents.linkAsked, { pledgeId: id, askId: ctx.newId() });
    return null;
  });
}
