import type { InputOf } from '@firstlight/contract/endpoint.ts';
import type { cancelRound as endpoint } from '@firstlight/contract/talk/rounds/rounds.ts';
import { AppError } from '../../../../core/app-error.ts';
import type { Context, Member } from '../../../../core/context.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { requireStanding } from '../../../people/accounts/require-standing.ts';
import { roundEvents } from '../rounds.events.ts';
import { deleteAsked } from '../rounds.queries.ts';
import { breakOffRound } from './break-off-round.ts';
import { roundToChange } from './round-to-change.ts';

/** Of what was only asked for nothing is kept. */
export async function cancelRound(
  ctx: Context<Member>,
  { roundId }: InputOf<typeof endpoint>,
): Promise<null> {
  await requireStanding(ctx.db, ctx.actor);
  return inTransaction(ctx, async (tx) => {
    const { round, group } = await roundToChange(tx, roundId);
    if (!group.canModerate && round.ownerId !== tx.actor.id) throw new AppError('groups.not_allowed');
    if (round.state === 'open') await breakOffRound(tx, round);
    else await deleteAsked(tx.db, roundId);
    tx.record(roundEvents.changed, { groupId: round.groupId });
    return null;
  });
}
