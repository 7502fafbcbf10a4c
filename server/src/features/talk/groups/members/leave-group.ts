import type { InputOf } from '@firstlight/contract/endpoint.ts';
import type { leaveGroup as endpoint } from '@firstlight/contract/talk/groups/groups.ts';
import { AppError } from '../../../../core/app-error.ts';
import type { Context, Member } from '../../../../core/context.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { holdGroup } from '../access/groups.queries.ts';
import { visibleGroup } from '../access/visible-group.ts';
import { revokeInvitesAround } from '../invites/invites.queries.ts';
import { endMemberships } from './end-memberships.ts';
import { keepAnOwner } from './keep-an-owner.ts';

export async function leaveGroup(ctx: Context<Member>, { groupId }: InputOf<typeof endpoint>): Promise<null> {
  return inTransaction(ctx, async (tx) => {
    await holdGroup(tx.db, groupId, 'change');
    const { role, canLeave } = await visibleGroup(tx, groupId);
    if (!canLeave) throw new AppError('groups.not_found');
    if (role === 'owner') await keepAnOwner(tx.db, groupId);
    await endMemberships(tx, groupId, [ctx.actor.id]);
    if (role !== 'member') await revokeInvitesAround(tx.db, groupId, ctx.actor.id, tx.now());
    return null;
  });
}
