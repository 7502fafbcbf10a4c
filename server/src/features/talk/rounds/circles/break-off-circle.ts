import type { Context } from '../../../../core/context.ts';
import { scatterRoundNotes } from '../../../trials/feedback/settle-round.ts';
import { type CircleRound, endCircleRounds, lockCircleRounds } from './circle-rounds.queries.ts';
import { type CircleRow, changeCircle } from './circles.queries.ts';
import { deleteDuties } from './duties.queries.ts';
import { deleteEntriesBut } from './entries.queries.ts';

/** Before its time: what was given in it becomes ordinary feedback. The circle is locked. */
export async function breakOffCircle(tx: Context, { id }: CircleRow): Promise<void> {
  await breakOffRounds(tx, await lockCircleRounds(tx.db, id));
  await deleteEntriesBut(tx.db, id, []);
  await changeCircle(tx.db, id, { state: 'cancelled', endedAt: tx.now() });
}

/** Some of its projects alone, which can no longer be tried. */
export async function breakOffRounds(tx: Context, rounds: readonly CircleRound[]): Promise<void> {
  const ids = rounds.map(({ id }) => id);
  for (const id of ids) await scatterRoundNotes(tx, id);
  await deleteDuties(tx.db, ids);
  await endCircleRounds(tx.db, ids, { state: 'cancelled', endedAt: tx.now() });
}
