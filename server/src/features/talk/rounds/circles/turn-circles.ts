import { circleRules } from '@firstlight/contract/rules.ts';
import type { Context } from '../../../../core/context.ts';
import { inTransaction, type TransactionContext } from '../../../../core/transaction.ts';
import { roundEvents } from '../rounds.events.ts';
import { breakOffCircle, breakOffRounds } from './break-off-circle.ts';
import { listGoingOn, lockCircleRounds } from './circle-rounds.queries.ts';
import { type CircleRow, type LiveCircle, listLiveCircles, lockCircle } from './circles.queries.ts';
import { closeCircle } from './close-circle.ts';
import { forgetRests } from './duties.queries.ts';
import { handOnDuties } from './hand-on-duties.ts';

const day = 24 * 60 * 60 * 1000;

/** By the minute: hands on what is idle at half the time, closes what is due, and breaks off what cannot go on. */
export async function turnCircles(ctx: Context): Promise<void> {
  await forgetRests(ctx.db, ctx.now());
  const failures: unknown[] = [];
  for (const live of await listLiveCircles(ctx.db)) {
    try {
      await inTransaction(ctx, async (tx) => {
        const circle = await lockCircle(tx.db, live.id);
        if (!circle || circle.endedAt) return;
        if (await turn(tx, circle, live)) tx.record(roundEvents.changed, { groupId: circle.groupId });
      });
    } catch (error) {
      // One that cannot be turned keeps no other waiting.
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Some circles could not be turned.');
}

/** Whether anything has changed for the group. */
async function turn(
  tx: TransactionContext<Context>,
  circle: CircleRow,
  { isGroupThere, left }: LiveCircle,
): Promise<boolean> {
  const now = tx.now().getTime();
  const { beginsAt, closesAt } = circle;
  if (!beginsAt || !closesAt) {
    const isOld = now - circle.openedAt.getTime() >= circleRules.gatherDays * day;
    if (isOld || !isGroupThere) await breakOffCircle(tx, circle);
    return isOld || !isGroupThere;
  }
  if (!isGroupThere || left < circleRules.leftMin) {
    await breakOffCircle(tx, circle);
    return true;
  }
  const hasLost = await loseProjects(tx, circle);
  if (closesAt.getTime() <= now) {
    await closeCircle(tx, circle);
    return true;
  }
  if (circle.isHandedOn || now < (beginsAt.getTime() + closesAt.getTime()) / 2) return hasLost;
  await handOnDuties(tx, circle);
  return true;
}

/** What is hidden, deleted or no longer shared is out; the others go on, its maker among those who test. */
async function loseProjects(tx: Context, { id }: CircleRow): Promise<boolean> {
  const rounds = await lockCircleRounds(tx.db, id);
  const goingOn = await listGoingOn(
    tx.db,
    rounds.map((round) => round.id),
  );
  const lost = rounds.filter((round) => !goingOn.has(round.id));
  if (lost.length > 0) await breakOffRounds(tx, lost);
  return lost.length > 0;
}
