import type { InputOf } from '@firstlight/contract/endpoint.ts';
import type { banPerson as endpoint } from '@firstlight/contract/talk/groups/group-members.ts';
import { AppError } from '../../../../core/app-error.ts';
import type { Context, Member } from '../../../../core/context.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { findCalledPeople } from '../../../people/accounts/find-called-people.ts';
import { keepOther } from '../../../people/accounts/keep-account.ts';
import { holdGroup } from '../access/groups.queries.ts';
import { groupToModerate } from '../access/visible-group.ts';
import { revokeInvitesAround } from '../invites/invites.queries.ts';
import { clearAfterBan, insertBan } from './bans.queries.ts';
import { endMemberships } from './end-memberships.ts';
import { findRole } from './members.queries.ts';
import { outranks } from './outranks.ts';
import { placeOfReason } from './place-of-reason.ts';

/** Members, and people who are none: whoever asks again and again can be kept out before they come in. */
export async function banPerson(
  ctx: Context<Member>,
  { groupId, username, reason }: InputOf<typeof endpoint>,
): Promise<null> {
  return inTransaction(ctx, async (tx) => {
    const [userId] = await findCalledPeople(tx.db, [username]);
    // Before the group: an erasure holds the account first, and the two must not wait for each other.
    const isThere = userId !== undefined && (await keepOther(tx, userId));
    await holdGroup(tx.db, groupId, 'change');
    const group = await groupToModerate(tx, groupId);
    // Whoever bans learns no more of an account than that it is not in the group.
    if (!isThere) return null;
    if (userId === ctx.actor.id || !outranks(group.role, await findRole(tx.db, groupId, userId)))
      throw new AppError('groups.not_allowed');
    const sealed = reason ? await tx.vault.seal(tx.db, placeOfReason({ groupId, userId }), reason) : null;
    await insertBan(tx.db, { groupId, userId, byId: ctx.actor.id, reason: sealed, at: tx.now() });
    await clearAfterBan(tx.db, groupId, userId);
    await revokeInvitesAround(tx.db, groupId, userId, tx.now());
    await endMemberships(tx, groupId, [userId]);
    return null;
  });
}
