import { findEvent, settleEvent } from './provider-events.queries.ts';
import { syncCharge } from './sync-charge.ts';
import { syncCheckout } from './sync-checkout.ts';
import { syncDispute } from './sync-dispute.ts';
import { syncInvoice } from './sync-invoice.ts';
import { syncRefund } from './sync-refund.ts';
import { type Syncing, syncSubscription } from './sync-subscription.ts';

type Sync = (ctx: Syncing, objectId: string) => Promise<unknown>;

/** By how an event’s type begins; the longest first. Everything else does not concern us. */
const syncs: [beginning: string, sync: Sync][] = [
  ['charge.dispute.', syncDispute],
  ['checkout.session.', syncCheckout],
  ['invoice.paid', syncInvoice],
  ['invoice.payment_failed', syncInvoice],
  ['customer.subscription.', syncSubscription],
  ['charge.succeeded', syncCharge],
  ['charge.updated', syncCharge],
  ['charge.refunded', syncCharge],
  ['charge.refund.', syncRefund],
  ['refund.', syncRefund],
];

export const concernsUs = (type: string): boolean => syncOf(type) !== undefined;

/** An event is a ring at the door: what is true now is asked for, whatever it says. */
export async function syncEvent(ctx: Syncing, eventId: string): Promise<void> {
  const event = await findEvent(ctx.db, eventId);
  if (event?.state !== 'received') return;
  await syncOf(event.type)?.(ctx, event.objectId);
  await settleEvent(ctx.db, eventId);
}

function syncOf(type: string): Sync | undefined {
  return syncs.find(([beginning]) => type.startsWith(beginning))?.[1];
}
