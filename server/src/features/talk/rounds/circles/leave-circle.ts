import type { InputOf } from '@firstlight/contract/endpoint.ts';
import type { leaveCircle as endpoint } from '@firstlight/contract/talk/rounds/circles.ts';
import { AppError } from '../../../../core/app-error.ts';
import type { Context, Member } from '../../../../core/context.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { requireStanding } from '../../../people/accounts/require-standing.ts';
import { roundEvents } from '../rounds.events.ts';
import { circleToChange } from './circle-to-change.ts';
import { deleteEntry } from './entries.queries.ts';

/** Before it begins. Afterwards others count on everybody, and going would tell who was to test what. */
export async function leaveCircle(
  ctx: Context<Member>,
  { circleId }: InputOf<typeof endpoint>,
): Promise<null> {
  await requireStanding(ctx.db, ctx.actor);
  return inTransaction(ctx, async (tx) => {
    const { circle } = await circleToChange(tx, circleId);
    if (circle.state !== 'gathering') throw new AppError('rounds.circle_begun');
    await deleteEntry(tx.db, circleId, tx.actor.id);
    tx.record(roundEvents.changed, { groupId: circle.groupId });
    return null;
  });
}
