import type { Context } from '../../../../core/context.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import type { DeliveryState } from '../../../../db/schema.ts';
import { wasReturnedOften } from '../send/deliveries.queries.ts';
import { findSubscription } from '../subscription/subscriptions.queries.ts';
import type { RefusalSense } from './judge-status.policy.ts';
import { suppressReader } from './suppress-reader.ts';

/** Only what is the mailbox's own doing counts against it. */
export const stateAfter = (sense: RefusalSense): DeliveryState =>
  sense === 'closed' ? 'returned' : 'refused';

/** After a refusal was noted: whether its reader gets any more letters. */
export async function followRefusal(
  ctx: Context,
  subscriptionId: string,
  sense: RefusalSense,
): Promise<void> {
  if (sense === 'unwelcome') return;
  await inTransaction(ctx, async (tx) => {
    const row = await findSubscription(tx.db, subscriptionId);
    if (row?.state !== 'confirmed') return;
    if (sense === 'gone') await suppressReader(tx, row, 'gone');
    else if (await wasReturnedOften(tx.db, row)) await suppressReader(tx, row, 'full');
  });
}
