import type { InputOf } from '@firstlight/contract/endpoint.ts';
import type { Group } from '@firstlight/contract/talk/groups/group.ts';
import type { joinByInvite as endpoint } from '@firstlight/contract/talk/groups/invites.ts';
import { AppError } from '../../../../core/app-error.ts';
import type { HttpContext, Member } from '../../../../core/context.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { keepAccount } from '../../../people/accounts/keep-account.ts';
import { requireStanding } from '../../../people/accounts/require-standing.ts';
import { holdGroup } from '../access/groups.queries.ts';
import { admitMember } from '../members/admit-member.ts';
import { findRole } from '../members/members.queries.ts';
import { readGroup } from '../settings/read-group.ts';
import { invitedGroup } from './invited-group.ts';
import { giveBackUse, takeUse } from './invites.queries.ts';

/** Whoever is there already uses nothing up; a code that only grants asking lets nobody in. */
export async function joinByInvite(
  ctx: HttpContext<Member>,
  { code }: InputOf<typeof endpoint>,
): Promise<Group> {
  await requireStanding(ctx.db, ctx.actor);
  const { invite, group } = await invitedGroup(ctx, code);
  const { groupId } = invite;
  if (group.role) return readGroup(ctx, { groupId });
  if (invite.grants !== 'join') throw new AppError('groups.invite_invalid');
  const userId = ctx.actor.id;
  return inTransaction(ctx, async (tx) => {
    await keepAccount(tx, ctx.actor.id);
    // The group before its invites, as a ban holds them: neither waits for the other.
    await holdGroup(tx.db, groupId, 'join');
    const isTaken = await takeUse(tx.db, invite.id, tx.now());
    // The same person twice at once: the other one let them in.
    if (await findRole(tx.db, groupId, userId)) {
      if (isTaken) await giveBackUse(tx.db, invite.id);
      return readGroup(tx, { groupId });
    }
    if (!isTaken) throw new AppError('groups.invite_invalid');
    await admitMember(tx, { groupId, userId, inviteId: invite.id }).catch(refuse);
    return readGroup(tx, { groupId });
  });
}

/** Banned or deleted in the same moment: the one answer. */
function refuse(error: unknown): never {
  if (error instanceof AppError && error.code === 'groups.not_found')
    throw new AppError('groups.invite_invalid');
  throw error;
}
