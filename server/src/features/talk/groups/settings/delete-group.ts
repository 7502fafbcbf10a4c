import type { InputOf } from '@firstlight/contract/endpoint.ts';
import type { deleteGroup as endpoint } from '@firstlight/contract/talk/groups/groups.ts';
import type { Context, Member } from '../../../../core/context.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { holdGroup } from '../access/groups.queries.ts';
import { groupToOwn } from '../access/visible-group.ts';
import { hideGroup } from './hide-group.ts';

export async function deleteGroup(
  ctx: Context<Member>,
  { groupId }: InputOf<typeof endpoint>,
): Promise<null> {
  return inTransaction(ctx, async (tx) => {
    await holdGroup(tx.db, groupId, 'change');
    await groupToOwn(tx, groupId);
    await hideGroup(tx, groupId, ctx.actor.id);
    return null;
  });
}
