import { findPledge, writeState } from '../checkout/pledges.queries.ts';
import { provider } from './provider.ts';
import { syncCharge } from './sync-charge.ts';
import { type Syncing, syncSubscription, uuidIn } from './sync-subscription.ts';

/** Writes what became of a checkout: the money first, so that nobody is thanked for what the ledger does not know. */
export async function syncCheckout(ctx: Syncing, id: string): Promise<void> {
  const begun = ctx.now();
  const found = await provider(ctx).readCheckout(id);
  if (!uuidIn(found.reference)) return;
  const pledge = await findPledge(ctx.db, ctx.vault, found.reference);
  if (!pledge) return;
  if (found.subscriptionId !== null) {
    await syncSubscription(ctx, found.subscriptionId);
    return;
  }
  if (found.chargeId !== null) await syncCharge(ctx, found.chargeId);
  if (found.state !== 'open') await writeState(ctx.db, pledge.id, begun, { state: found.state });
}
