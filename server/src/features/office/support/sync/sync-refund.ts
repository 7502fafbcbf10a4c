import { provider } from './provider.ts';
import { syncCharge } from './sync-charge.ts';
import type { Syncing } from './sync-subscription.ts';

/** Money that went back, or came again because the other bank did not take it: the charge knows both. */
export async function syncRefund(ctx: Syncing, id: string): Promise<void> {
  const { chargeId } = await provider(ctx).readRefunded(id);
  if (chargeId !== '') await syncCharge(ctx, chargeId);
}
