import type { Context } from '../../../../core/context.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { findPledge, monthlyPledgesOf } from '../checkout/pledges.queries.ts';
import { supportEvents } from '../support.events.ts';

interface Asked {
  pledgeId: string;
  /** Of the asking: a job that runs twice mails once. */
  askId: string;
}

/** Every plan that runs under the address behind a pledge has a link of its own. Behind a made-up number there is none. */
export async function findAskedPlans(ctx: Context, { pledgeId, askId }: Asked): Promise<void> {
  const { email } = (await findPledge(ctx.db, ctx.vault, pledgeId)) ?? {};
  if (!email) return;
  await inTransaction(ctx, async (tx) => {
    for (const { id } of await monthlyPledgesOf(tx.db, tx.vault, { email }))
      tx.record(supportEvents.planAsked, { pledgeId: id, askId });
  });
}
