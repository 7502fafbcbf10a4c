import type { Context } from '../../../../core/context.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { inBatches } from '../../../../platform/in-batches.ts';
import { projectEvents } from '../projects.events.ts';
import { deleteReadings } from './page-readings.queries.ts';

const day = 24 * 60 * 60 * 1000;

/** The form has taken over what it wanted of them by then. */
export function forgetReadings(ctx: Context): Promise<void> {
  const before = new Date(ctx.now().getTime() - day);
  return inBatches(
    (limit) =>
      inTransaction(ctx, async (tx) => {
        const gone = await deleteReadings(tx.db, before, limit);
        for (const { pictureKey } of gone) tx.record(projectEvents.purged, { coverKey: pictureKey });
        return BigInt(gone.length);
      }),
    100,
  );
}
