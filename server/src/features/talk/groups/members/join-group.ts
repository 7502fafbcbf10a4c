import type { InputOf } from '@firstlight/contract/endpoint.ts';
import type { Group } from '@firstlight/contract/talk/groups/group.ts';
import type { joinGroup as endpoint } from '@firstlight/contract/talk/groups/groups.ts';
import { AppError } from '../../../../core/app-error.ts';
import type { Context, Member } from '../../../../core/context.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { keepAccount } from '../../../people/accounts/keep-account.ts';
import { requireStanding } from '../../../people/accounts/require-standing.ts';
import { holdGroup } from '../access/groups.queries.ts';
import { visibleGroup } from '../access/visible-group.ts';
import { readGroup } from '../settings/read-group.ts';
import { admitMember } from './admit-member.ts';

export async function joinGroup(ctx: Context<Member>, input: InputOf<typeof endpoint>): Promise<Group> {
  await requireStanding(ctx.db, ctx.actor);
  return inTransaction(ctx, async (tx) => {
    await keepAccount(tx, ctx.actor.id);
    // Held before it is looked at: whoever closes it in this moment has closed it, or comes after.
    await holdGroup(tx.db, input.groupId, 'join');
    const { id: groupId, role, canJoin } = await visibleGroup(tx, input.groupId);
    if (!role && !canJoin) throw new AppError('groups.private');
    await admitMember(tx, { groupId, userId: ctx.actor.id });
    return readGroup(tx, { groupId });
  });
}
