import type { Context } from '../../../../core/context.ts';
import { scatterRoundNotes } from '../../../trials/feedback/settle-round.ts';
import { forgetLeavers } from '../leavers.queries.ts';
import { changeRound, type RoundRow } from '../rounds.queries.ts';

/** Before its time: what was given in it becomes ordinary feedback. The round is locked. */
export async function breakOffRound(tx: Context, { id }: RoundRow): Promise<void> {
  await scatterRoundNotes(tx, id);
  await forgetLeavers(tx.db, id);
  await changeRound(tx.db, id, { state: 'cancelled', endedAt: tx.now() });
}
