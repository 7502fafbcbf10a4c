import type { InputOf, ResultOf } from '@firstlight/contract/endpoint.ts';
import type { openCircle as endpoint } from '@firstlight/contract/talk/rounds/circles.ts';
import { AppError } from '../../../../core/app-error.ts';
import type { Context, Member } from '../../../../core/context.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { requireStanding } from '../../../people/accounts/require-standing.ts';
import { enterGroup, keepGroup } from '../../groups/enter-group.ts';
import { roundEvents } from '../rounds.events.ts';
import { insertCircle } from './circles.queries.ts';
import { presentCircle } from './present-circles.ts';

/** By a moderator, for entries; it begins when enough have come. */
export async function openCircle(
  ctx: Context<Member>,
  { groupId, days }: InputOf<typeof endpoint>,
): Promise<ResultOf<typeof endpoint>> {
  await requireStanding(ctx.db, ctx.actor);
  return inTransaction(ctx, async (tx) => {
    const { canModerate } = await enterGroup(tx, groupId);
    if (!canModerate) throw new AppError('groups.not_allowed');
    await keepGroup(tx.db, groupId);
    const id = tx.newId();
    const circle = { id, groupId, openedBy: tx.actor.id, openedAt: tx.now(), days };
    if (!(await insertCircle(tx.db, circle))) throw new AppError('rounds.circle_there');
    tx.record(roundEvents.changed, { groupId });
    return presentCircle(tx, id, canModerate);
  });
}
