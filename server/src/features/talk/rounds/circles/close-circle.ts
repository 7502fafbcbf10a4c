import { circleRules } from '@firstlight/contract/rules.ts';
import type { Context } from '../../../../core/context.ts';
import type { TransactionContext } from '../../../../core/transaction.ts';
import { authorTag } from '../../../trials/feedback/author-tags.ts';
import { closeCircleNotes } from '../../../trials/feedback/settle-round.ts';
import { addSystemLine } from '../../channels/add-system-line.ts';
import { roundEvents } from '../rounds.events.ts';
import { type AnsweredDuty, answeredDuties } from './answered-duties.ts';
import { endCircleRounds, lockCircleRounds } from './circle-rounds.queries.ts';
import { type CircleRow, changeCircle } from './circles.queries.ts';
import { deleteDuties, letRest } from './duties.queries.ts';
import { deleteEntriesBut } from './entries.queries.ts';

const day = 24 * 60 * 60 * 1000;

/**
 * Every maker gets their notes, at the same moment, whatever they gave: notes that came later for some would tell everybody
 * who had given little, and so who had written the others. Whoever did waits before the next one instead, which they alone
 * are told. Nothing is left of who was to test what.
 */
export async function closeCircle(tx: TransactionContext<Context>, circle: CircleRow): Promise<void> {
  const { id, groupId } = circle;
  const closesAt = circle.closesAt ?? tx.now();
  const rounds = await lockCircleRounds(tx.db, id);
  const roundIds = rounds.map((round) => round.id);
  const idle = listIdle(await answeredDuties(tx, id, rounds));
  await letRest(
    tx.db,
    idle.map((userId) => authorTag(tx.vault, userId)),
    new Date(closesAt.getTime() + circleRules.restDays * day),
  );
  const notes = await closeCircleNotes(tx, roundIds, closesAt);
  await endCircleRounds(tx.db, roundIds, { state: 'closed', endedAt: closesAt });
  await deleteDuties(tx.db, roundIds);
  await deleteEntriesBut(tx.db, id, []);
  await changeCircle(tx.db, id, { state: 'closed', endedAt: closesAt, notes: notes ?? null });
  if (notes !== undefined) await addSystemLine(tx, groupId, 'round_closed');
  for (const roundId of roundIds) tx.record(roundEvents.closed, { roundId });
}

/** Who answered less than they were to. */
function listIdle(duties: readonly AnsweredDuty[]): string[] {
  return [...Map.groupBy(duties, ({ userId }) => userId)]
    .filter(([, own]) => {
      const answered = own.filter(({ isAnswered }) => isAnswered).length;
      return answered < Math.min(circleRules.answersMin, own.length);
    })
    .map(([userId]) => userId);
}
