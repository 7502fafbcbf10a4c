import type { PledgeState } from '@firstlight/contract/office/support/support-rules.ts';
import type { Context } from '../../../../core/context.ts';
import type { Subscription } from '../../../../platform/payments/payments.ts';
import { findPledge, findPledgeBySubscription, writeState } from '../checkout/pledges.queries.ts';
import { provider } from './provider.ts';

export type Syncing = Context;

/** Writes what is true of a plan now. Says whose it is, or null where it is none of ours. */
export async function syncSubscription(ctx: Syncing, id: string): Promise<string | null> {
  const begun = ctx.now();
  const found = await provider(ctx).readSubscription(id);
  const pledge = uuidIn(found.reference)
    ? await findPledge(ctx.db, ctx.vault, found.reference)
    : await findPledgeBySubscription(ctx.db, ctx.vault, id);
  if (!pledge) return null;
  await writeState(ctx.db, pledge.id, begun, {
    state: planState(found),
    subscriptionId: id,
    // Whoever asked to be forgotten is not looked up again.
    ...(pledge.email !== null && { customerId: found.customerId }),
    nextChargeAt: found.periodEndsAt,
  });
  if (isForgotten(pledge.email, found) || isEndedAndUnpaid(found)) {
    await provider(ctx).endSubscription(id, 'now');
    await syncSubscription(ctx, id);
  }
  return pledge.id;
}

/** Whoever closed their account with the checkout still open, and paid there after all, has no mail to end it by. */
const isForgotten = (email: string | null, { state }: Subscription) =>
  email === null && (state === 'active' || state === 'past_due');

/** Somebody wanted it to end, as on the provider’s own page: what it goes on trying would be charged all the same. */
const isEndedAndUnpaid = ({ state, endsAtPeriodEnd }: Subscription) =>
  state === 'past_due' && endsAtPeriodEnd;

function planState({ state, endsAtPeriodEnd }: Subscription): PledgeState {
  if (state === 'waiting') return 'at_checkout';
  if (state === 'ended' || state === 'failed') return state;
  return endsAtPeriodEnd && state === 'active' ? 'cancelling' : state;
}

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Somebody else may have put anything there. */
export const uuidIn = (reference: string | null): reference is string =>
  reference !== null && uuid.test(reference);
