import { pledgeRules } from '@firstlight/contract/office/support/support-rules.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { supportEvents } from '../support.events.ts';
import { provider } from './provider.ts';
import { findEvent, readLastLook, writeLastLook } from './provider-events.queries.ts';
import { receiveEvent } from './receive-event.ts';
import type { Syncing } from './sync-subscription.ts';

const hour = 60 * 60 * 1000;
/** For so long the provider can tell what happened. */
const longestMs = 30 * 24 * hour;

/** Asks for events that never rang, and rings again for those whose job has come to nothing. */
export async function lookForEvents(ctx: Syncing): Promise<void> {
  const begun = ctx.now();
  const back = pledgeRules.lookBackHours * hour;
  const last = (await readLastLook(ctx.db))?.getTime() ?? begun.getTime() - longestMs;
  const since = new Date(Math.max(last - back, begun.getTime() - longestMs));
  for await (const event of provider(ctx).listEvents(since)) {
    const known = await findEvent(ctx.db, event.id);
    if (!known) await receiveEvent(ctx, event);
    else if (known.state === 'received' && begun.getTime() - known.receivedAt.getTime() >= back)
      await inTransaction(ctx, async (tx) => tx.record(supportEvents.arrived, { eventId: event.id }));
  }
  await writeLastLook(ctx.db, begun);
}
