import type { InputOf } from '@firstlight/contract/endpoint.ts';
import type { cancelCircle as endpoint } from '@firstlight/contract/talk/rounds/circles.ts';
import { AppError } from '../../../../core/app-error.ts';
import type { Context, Member } from '../../../../core/context.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { requireStanding } from '../../../people/accounts/require-standing.ts';
import { roundEvents } from '../rounds.events.ts';
import { breakOffCircle } from './break-off-circle.ts';
import { circleToChange } from './circle-to-change.ts';

export async function cancelCircle(
  ctx: Context<Member>,
  { circleId }: InputOf<typeof endpoint>,
): Promise<null> {
  await requireStanding(ctx.db, ctx.actor);
  return inTransaction(ctx, async (tx) => {
    const { circle, group } = await circleToChange(tx, circleId);
    if (!group.canModerate) throw new AppError('groups.not_allowed');
    await breakOffCircle(tx, circle);
    tx.record(roundEvents.changed, { groupId: circle.groupId });
    return null;
  });
}
