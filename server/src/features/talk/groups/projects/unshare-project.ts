import type { InputOf } from '@firstlight/contract/endpoint.ts';
import type { unshareProject as endpoint } from '@firstlight/contract/talk/groups/shared-projects.ts';
import { AppError } from '../../../../core/app-error.ts';
import type { Context, Member } from '../../../../core/context.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { groupToModerate } from '../access/visible-group.ts';
import { groupEvents } from '../groups.events.ts';
import { deleteShared } from './shared-projects.queries.ts';

/** Leaving a group unshares nothing, so what is one’s own can be taken out after that, too. */
export async function unshareProject(
  ctx: Context<Member>,
  { groupId, projectId }: InputOf<typeof endpoint>,
): Promise<null> {
  return inTransaction(ctx, async (tx) => {
    const isOwn = await deleteShared(tx.db, { groupId, projectId, sharedBy: tx.actor.id });
    if (!isOwn) {
      await groupToModerate(tx, groupId);
      if (!(await deleteShared(tx.db, { groupId, projectId }))) throw new AppError('projects.not_found');
    }
    tx.record(groupEvents.changed, { groupId });
    return null;
  });
}
