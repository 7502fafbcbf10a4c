import { inTransaction } from '../../../../core/transaction.ts';
import { findPledge } from '../checkout/pledges.queries.ts';
import { insertPostings } from './ledger.queries.ts';
import { postingsOfDispute } from './postings.policy.ts';
import { provider } from './provider.ts';
import { syncCharge } from './sync-charge.ts';
import { type Syncing, syncSubscription } from './sync-subscription.ts';

/** A bank took money back. A plan ends with it: whoever disputes one month does not want the next. */
export async function syncDispute(ctx: Syncing, id: string): Promise<void> {
  const payments = provider(ctx);
  const dispute = await payments.readDispute(id);
  const pledgeId = await syncCharge(ctx, dispute.chargeId);
  if (pledgeId === null) return;
  await inTransaction(ctx, async (tx) => insertPostings(tx.db, postingsOfDispute(dispute, pledgeId)));
  const pledge = dispute.isOpen ? await findPledge(ctx.db, ctx.vault, pledgeId) : undefined;
  if (!pledge?.subscriptionId || pledge.state === 'ended') return;
  await payments.endSubscription(pledge.subscriptionId, 'now');
  await syncSubscription(ctx, pledge.subscriptionId);
}
