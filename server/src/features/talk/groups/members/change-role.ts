import type { InputOf } from '@firstlight/contract/endpoint.ts';
import type { changeRole as endpoint } from '@firstlight/contract/talk/groups/group-members.ts';
import type { Context, Member } from '../../../../core/context.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { holdGroup } from '../access/groups.queries.ts';
import { groupToOwn } from '../access/visible-group.ts';
import { foundMember } from './found-member.ts';
import { keepAnOwner } from './keep-an-owner.ts';
import { storeRole } from './store-role.ts';

/** By an owner; also their own, as long as another one stays. */
export async function changeRole(
  ctx: Context<Member>,
  { groupId, username, role }: InputOf<typeof endpoint>,
): Promise<null> {
  return inTransaction(ctx, async (tx) => {
    await holdGroup(tx.db, groupId, 'change');
    await groupToOwn(tx, groupId);
    const member = await foundMember(tx.db, groupId, username);
    if (member.role === role) return null;
    if (member.role === 'owner') await keepAnOwner(tx.db, groupId);
    await storeRole(tx, groupId, member.userId, role);
    return null;
  });
}
