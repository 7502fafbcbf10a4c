import { roundRules } from '@firstlight/contract/rules.ts';
import type { Context } from '../../../../core/context.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { countRoundNotes } from '../../../trials/feedback/settle-round.ts';
import { roundEvents } from '../rounds.events.ts';
import { listOpenRounds, raiseResponses } from '../rounds.queries.ts';

/** How much has come in the rounds that are open, in steps and with the quarter of an hour. */
export async function tellResponses(ctx: Context): Promise<void> {
  for (const { id, groupId } of await listOpenRounds(ctx.db)) {
    const count = await countRoundNotes(ctx, id);
    const from = roundRules.steps.findLast((step) => step <= count);
    if (from === undefined) continue;
    await inTransaction(ctx, async (tx) => {
      if (await raiseResponses(tx.db, id, from)) tx.record(roundEvents.changed, { groupId });
    });
  }
}
