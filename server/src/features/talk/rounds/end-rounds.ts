import { ratingRules } from '@firstlight/contract/rules.ts';
import type { Context } from '../../../core/context.ts';
import { inTransaction, type TransactionContext } from '../../../core/transaction.ts';
import { readSiteMean } from '../../showcase/projects/read-site-mean.ts';
import { closeRoundNotes } from '../../trials/feedback/settle-round.ts';
import { addSystemLine } from '../channels/add-system-line.ts';
import { breakOffRound } from './acts/break-off-round.ts';
import { forgetLeavers } from './leavers.queries.ts';
import { roundEvents } from './rounds.events.ts';
import { changeRound, listToEnd, lockRound, type RoundRow } from './rounds.queries.ts';

/**
 * Closes the rounds whose time has come, and breaks off those that cannot go on: the project is hidden or no longer shared,
 * the group is gone, or too few are left in it to hide among.
 */
export async function endRounds(ctx: Context): Promise<void> {
  const failures: unknown[] = [];
  for (const { id, isOver } of await listToEnd(ctx.db, ctx.now())) {
    try {
      await inTransaction(ctx, async (tx) => {
        const round = await lockRound(tx.db, id);
        if (round?.state !== 'open') return;
        await (isOver ? closeRound(tx, round) : breakOffRound(tx, round));
        tx.record(roundEvents.changed, { groupId: round.groupId });
      });
    } catch (error) {
      // One that cannot be ended keeps no other waiting.
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Some rounds could not be ended.');
}

async function closeRound(tx: TransactionContext<Context>, round: RoundRow): Promise<void> {
  const closesAt = round.closesAt ?? tx.now();
  const outcome = await closeRoundNotes(tx, round.id, closesAt);
  await forgetLeavers(tx.db, round.id);
  await changeRound(tx.db, round.id, {
    state: 'closed',
    endedAt: closesAt,
    ...(outcome && {
      feedbacks: outcome.feedbacks,
      rating: adjusted(outcome.ratings, await readSiteMean(tx)),
      skipReasons: outcome.skipReasons,
    }),
  });
  if (outcome) await addSystemLine(tx, round.groupId, 'round_closed');
  tx.record(roundEvents.closed, { roundId: round.id });
}

/** As a project's, in thousandths; null: nothing counts. */
function adjusted(ratings: readonly number[], siteMean: number): number | null {
  if (ratings.length === 0) return null;
  const sum = ratings.reduce((total, rating) => total + rating * 1000, 0);
  const { priorRatings } = ratingRules;
  return Math.round((priorRatings * siteMean + sum) / (priorRatings + ratings.length));
}
