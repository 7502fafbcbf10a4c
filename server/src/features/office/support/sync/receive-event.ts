import type { Context } from '../../../../core/context.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import type { PaymentEvent } from '../../../../platform/payments/payments.ts';
import { supportEvents } from '../support.events.ts';
import { provider } from './provider.ts';
import { insertEvent } from './provider-events.queries.ts';
import { concernsUs } from './sync-event.ts';

/** Keeps that an event came, and with it the job that looks. Nothing but its address is read of it. */
export async function receiveEvent(ctx: Context, event: PaymentEvent): Promise<void> {
  const isOurs = event.isLive === provider(ctx).isLive && concernsUs(event.type);
  await inTransaction(ctx, async (tx) => {
    const isNew = await insertEvent(tx.db, event, isOurs ? 'received' : 'ignored', ctx.now());
    if (isNew && isOurs) tx.record(supportEvents.arrived, { eventId: event.id });
  });
}
