import type { InputOf } from '@firstlight/contract/endpoint.ts';
import type { Group } from '@firstlight/contract/talk/groups/group.ts';
import type { restoreGroup as endpoint } from '@firstlight/contract/talk/groups/groups.ts';
import { AppError } from '../../../../core/app-error.ts';
import type { Context, Member } from '../../../../core/context.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { shutChannels } from '../../channels/shut-channels.ts';
import { holdGroup } from '../access/groups.queries.ts';
import { visibleGroup } from '../access/visible-group.ts';
import { groupEvents } from '../groups.events.ts';
import { readGroup } from './read-group.ts';
import { relistGroup, updateGroup } from './settings.queries.ts';

/** All of it as it was; what was frozen stays so. */
export async function restoreGroup(
  ctx: Context<Member>,
  { groupId }: InputOf<typeof endpoint>,
): Promise<Group> {
  return inTransaction(ctx, async (tx) => {
    await holdGroup(tx.db, groupId, 'change');
    const { canRestore, frozenAt } = await visibleGroup(tx, groupId);
    if (!canRestore) throw new AppError('groups.not_found');
    await updateGroup(tx.db, groupId, { deletedAt: null, deletedBy: null });
    await relistGroup(tx.db, groupId);
    await shutChannels(tx.db, groupId, frozenAt !== null);
    tx.record(groupEvents.changed, { groupId });
    return readGroup(tx, { groupId });
  });
}
