import { inTransaction } from '../../../../core/transaction.ts';
import type { Charge } from '../../../../platform/payments/payments.ts';
import { findPledge, findPledgeBySubscription } from '../checkout/pledges.queries.ts';
import { supportEvents } from '../support.events.ts';
import { insertPostings } from './ledger.queries.ts';
import { postingsOfCharge } from './postings.policy.ts';
import { provider } from './provider.ts';
import { type Syncing, syncSubscription, uuidIn } from './sync-subscription.ts';

/** Writes down what the provider booked for one charge, and for what was paid back of it. Once, however often it is asked. */
export async function syncCharge(ctx: Syncing, id: string): Promise<string | null> {
  const charge = await provider(ctx).readCharge(id);
  if (!charge.isPaid) return null;
  if (!charge.movement) throw new Error('the payment provider has not booked this charge yet');
  const pledgeId = await pledgeOf(ctx, charge);
  if (pledgeId === null) return null;
  await inTransaction(ctx, async (tx) => {
    const written = await insertPostings(tx.db, postingsOfCharge(charge, pledgeId));
    if (written.some(({ entry, account }) => entry === 'received' && account === 'provider'))
      tx.record(supportEvents.received, { chargeId: id, pledgeId });
  });
  return pledgeId;
}

async function pledgeOf(ctx: Syncing, { reference, subscriptionId }: Charge): Promise<string | null> {
  if (uuidIn(reference)) return (await findPledge(ctx.db, ctx.vault, reference))?.id ?? null;
  if (subscriptionId === null) return null;
  const known = await findPledgeBySubscription(ctx.db, ctx.vault, subscriptionId);
  return known?.id ?? syncSubscription(ctx, subscriptionId);
}
