import type { GroupRole } from '@firstlight/contract/talk/groups/group-limits.ts';
import type { Context } from '../../../../core/context.ts';
import type { TransactionContext } from '../../../../core/transaction.ts';
import { raiseEpochs } from '../../channels/raise-epochs.ts';
import { groupEvents } from '../groups.events.ts';
import { updateRole } from './members.queries.ts';

/** Rights may be lost with a role: what is just being done under the old one is asked again. */
export async function storeRole(
  tx: TransactionContext<Context>,
  groupId: string,
  userId: string,
  role: GroupRole,
): Promise<void> {
  await updateRole(tx.db, groupId, userId, role);
  await raiseEpochs(tx, { groupId });
  tx.record(groupEvents.membershipChanged, { groupId, userId });
  tx.record(groupEvents.changed, { groupId });
}
