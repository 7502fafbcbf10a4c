import type { InputOf } from '@firstlight/contract/endpoint.ts';
import type { unfreezeGroup as endpoint } from '@firstlight/contract/talk/groups/groups.ts';
import { AppError } from '../../../../core/app-error.ts';
import type { Context, Member } from '../../../../core/context.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { shutChannels } from '../../channels/shut-channels.ts';
import { holdGroup } from '../access/groups.queries.ts';
import { groupToModerate } from '../access/visible-group.ts';
import { groupEvents } from '../groups.events.ts';
import { updateGroup } from './settings.queries.ts';

export async function unfreezeGroup(
  ctx: Context<Member>,
  { groupId }: InputOf<typeof endpoint>,
): Promise<null> {
  return inTransaction(ctx, async (tx) => {
    await holdGroup(tx.db, groupId, 'change');
    const { frozenAt, measure } = await groupToModerate(tx, groupId);
    if (!frozenAt) return null;
    // What a decision froze, an appeal opens again.
    if (measure === 'frozen') throw new AppError('groups.not_allowed');
    await updateGroup(tx.db, groupId, { frozenAt: null, frozenBy: null });
    await shutChannels(tx.db, groupId, false);
    tx.record(groupEvents.changed, { groupId });
    return null;
  });
}
