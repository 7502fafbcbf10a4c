import type { InputOf } from '@firstlight/contract/endpoint.ts';
import type { removeMember as endpoint } from '@firstlight/contract/talk/groups/group-members.ts';
import { AppError } from '../../../../core/app-error.ts';
import type { Context, Member } from '../../../../core/context.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { holdGroup } from '../access/groups.queries.ts';
import { groupToModerate } from '../access/visible-group.ts';
import { revokeInvitesAround } from '../invites/invites.queries.ts';
import { endMemberships } from './end-memberships.ts';
import { foundMember } from './found-member.ts';
import { outranks } from './outranks.ts';

export async function removeMember(
  ctx: Context<Member>,
  { groupId, username }: InputOf<typeof endpoint>,
): Promise<null> {
  return inTransaction(ctx, async (tx) => {
    await holdGroup(tx.db, groupId, 'change');
    const group = await groupToModerate(tx, groupId);
    const { userId, role } = await foundMember(tx.db, groupId, username);
    if (!outranks(group.role, role)) throw new AppError('groups.not_allowed');
    await revokeInvitesAround(tx.db, groupId, userId, tx.now());
    await endMemberships(tx, groupId, [userId]);
    return null;
  });
}
