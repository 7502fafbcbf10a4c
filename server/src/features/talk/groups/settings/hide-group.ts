import type { Context } from '../../../../core/context.ts';
import { revokeTopics } from '../../../../core/revocation.ts';
import type { TransactionContext } from '../../../../core/transaction.ts';
import { shutChannels } from '../../channels/shut-channels.ts';
import { groupEvents } from '../groups.events.ts';
import { relistGroup, updateGroup } from './settings.queries.ts';

/** With the commit the group is there for nobody but its owners, who can bring it back for a week; then a job empties it. */
export async function hideGroup(
  tx: TransactionContext<Context>,
  groupId: string,
  deletedBy: string | null,
): Promise<void> {
  await updateGroup(tx.db, groupId, { deletedAt: tx.now(), deletedBy });
  await relistGroup(tx.db, groupId);
  await shutChannels(tx.db, groupId, true);
  await revokeTopics(tx, [`group:${groupId}`]);
  tx.record(groupEvents.changed, { groupId });
}
