import type { InputOf } from '@firstlight/contract/endpoint.ts';
import type { sendPlanLink as endpoint } from '@firstlight/contract/office/support/support.ts';
import type { HttpContext } from '../../../../core/context.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { supportEvents } from '../support.events.ts';
import { findGivenUnder } from './plans.queries.ts';

/** An unknown address gets a job too, which finds no plan: neither answer nor time tells who gives. */
export async function sendPlanLink(ctx: HttpContext, { email }: InputOf<typeof endpoint>): Promise<null> {
  await inTransaction(ctx, async (tx) => {
    const found = await findGivenUnder(tx.db, tx.vault, email);
    tx.record(supportEvents.linkAsked, { pledgeId: found ?? ctx.newId(), askId: ctx.newId() });
  });
  return null;
}
