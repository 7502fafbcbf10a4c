import type { GroupRole } from '@firstlight/contract/talk/groups/group-limits.ts';
import type { Context } from '../../../../core/context.ts';
import type { TransactionContext } from '../../../../core/transaction.ts';
import { raiseEpochs } from '../../channels/raise-epochs.ts';
import { groupEvents } from '../groups.events.ts';
import { revokeInvitesAround } from '../invites/invites.queries.ts';
import { updateRole } from './members.queries.ts';

/**
 * Rights may be lost with a role: what is just being done under the old one is asked again, and the invites of a
 * demoted moderator or owner are revoked.
 */
export async function storeRole(
  tx: TransactionContext<Context>,
  groupId: string,
  userId: string,
  role: GroupRole,
): Promise<void> {
  await updateRole(tx.db, groupId, userId, role);
  if (role === 'member') await revokeInvitesAround(tx.db, groupId, userId, tx.now());
  await raiseEpochs(tx, { groupId });
  tx.record(groupEvents.membershipChanged, { groupId, userId });
  tx.record(groupEvents.changed, { groupId });
}
