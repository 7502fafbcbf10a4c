import type { InputOf } from '@firstlight/contract/endpoint.ts';
import type { changeRole as endpoint } from '@firstlight/contract/talk/groups/group-members.ts';
import { AppError } from '../../../../core/app-error.ts';
import type { Context, Member } from '../../../../core/context.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { holdGroup } from '../access/groups.queries.ts';
import { groupToOwn } from '../access/visible-group.ts';
import { foundMember } from './found-member.ts';
import { keepAnOwner } from './keep-an-owner.ts';
import { storeRole } from './store-role.ts';

/** Owners are equal: only an owner gives up their own role, as long as another owner stays. */
export async function changeRole(
  ctx: Context<Member>,
  { groupId, username, role }: InputOf<typeof endpoint>,
): Promise<null> {
  return inTransaction(ctx, async (tx) => {
    await holdGroup(tx.db, groupId, 'change');
    await groupToOwn(tx, groupId);
    const member = await foundMember(tx.db, groupId, username);
    if (member.role === role) return null;
    if (member.role === 'owner' && member.userId !== ctx.actor.id) throw new AppError('groups.not_allowed');
    if (member.role === 'owner') await keepAnOwner(tx.db, groupId);
    await storeRole(tx, groupId, member.userId, role);
    return null;
  });
}
