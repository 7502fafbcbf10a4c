import type { Context } from '../../../../core/context.ts';
import type { TransactionContext } from '../../../../core/transaction.ts';
import { holdGroup } from '../access/groups.queries.ts';
import { revokeInvitesAround } from '../invites/invites.queries.ts';
import { endMemberships } from '../members/end-memberships.ts';
import { passOnGroup } from './pass-on-group.ts';
import { isLastOwner, listGroupsOf } from './succession.queries.ts';

/** An account goes. A group that had no other owner is handed on first. */
export async function leaveGroups(tx: TransactionContext<Context>, userId: string): Promise<void> {
  for (const groupId of await listGroupsOf(tx.db, userId)) {
    await holdGroup(tx.db, groupId, 'change');
    if (await isLastOwner(tx.db, groupId, userId)) await passOnGroup(tx, groupId, [userId]);
    await endMemberships(tx, groupId, [userId]);
    await revokeInvitesAround(tx.db, groupId, userId, tx.now());
  }
}
