import type { Context } from '../../../../core/context.ts';
import { lastQuarter } from '../../../../core/next-quarter.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { feedbackEvents } from '../feedback.events.ts';
import { listClaimedAt } from '../test-it/tests.queries.ts';

/** Tells on which projects tests were begun in the last quarter of an hour. How many, and when, is not told. */
export async function announceTests(ctx: Context): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    for (const projectId of await listClaimedAt(tx.db, lastQuarter(tx.now()))) {
      tx.record(feedbackEvents.testBegun, { projectId });
    }
  });
}
