import type { InputOf } from '@firstlight/contract/endpoint.ts';
import type { handOver as endpoint } from '@firstlight/contract/talk/groups/group-members.ts';
import type { Context, Member } from '../../../../core/context.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { holdGroup } from '../access/groups.queries.ts';
import { groupToOwn } from '../access/visible-group.ts';
import { foundMember } from './found-member.ts';
import { storeRole } from './store-role.ts';

/** To oneself is to nobody else: nothing changes. */
export async function handOverGroup(
  ctx: Context<Member>,
  { groupId, username }: InputOf<typeof endpoint>,
): Promise<null> {
  return inTransaction(ctx, async (tx) => {
    await holdGroup(tx.db, groupId, 'change');
    await groupToOwn(tx, groupId);
    const { userId } = await foundMember(tx.db, groupId, username);
    if (userId === ctx.actor.id) return null;
    await storeRole(tx, groupId, userId, 'owner');
    await storeRole(tx, groupId, ctx.actor.id, 'moderator');
    return null;
  });
}
