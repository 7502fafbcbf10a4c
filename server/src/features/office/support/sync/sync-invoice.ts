import { provider } from './provider.ts';
import { syncCharge } from './sync-charge.ts';
import { type Syncing, syncSubscription } from './sync-subscription.ts';

/** One month of a plan: whether it was paid, and with which charge. */
export async function syncInvoice(ctx: Syncing, id: string): Promise<void> {
  const { subscriptionId, chargeIds } = await provider(ctx).readInvoice(id);
  if (subscriptionId === null || (await syncSubscription(ctx, subscriptionId)) === null) return;
  for (const chargeId of chargeIds) await syncCharge(ctx, chargeId);
}
