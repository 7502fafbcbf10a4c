import { circleRules } from '@firstlight/contract/rules.ts';
import type { Context } from '../../../../core/context.ts';
import { answeredDuties } from './answered-duties.ts';
import { lockCircleRounds } from './circle-rounds.queries.ts';
import { type CircleRow, changeCircle } from './circles.queries.ts';
import { handOn } from './duties.queries.ts';

/**
 * After half the time: what not all have tried who were to goes to one more person, who was drawn with the others. So do
 * some by lot that all have tried, so that whoever is asked does not learn that somebody was idle.
 */
export async function handOnDuties(tx: Context, { id }: CircleRow): Promise<void> {
  const rounds = await lockCircleRounds(tx.db, id);
  const duties = await answeredDuties(tx, id, rounds);
  const answered = Map.groupBy(
    duties.filter(({ isAnswered }) => isAnswered),
    ({ roundId }) => roundId,
  );
  const handed = rounds.filter(
    (round) =>
      (answered.get(round.id)?.length ?? 0) < circleRules.duties ||
      Number.parseInt(tx.newId().slice(-8), 16) % circleRules.handedOnAnyway === 0,
  );
  await handOn(
    tx.db,
    handed.map((round) => round.id),
  );
  await changeCircle(tx.db, id, { isHandedOn: true });
}
