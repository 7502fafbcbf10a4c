import type { InputOf } from '@firstlight/contract/endpoint.ts';
import { doorLimits } from '@firstlight/contract/talk/groups/door-limits.ts';
import type { shareProject as endpoint } from '@firstlight/contract/talk/groups/shared-projects.ts';
import { AppError } from '../../../../core/app-error.ts';
import type { Context, Member } from '../../../../core/context.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { requireStanding } from '../../../people/accounts/require-standing.ts';
import { visibleProject } from '../../../showcase/projects/visible-project.ts';
import { holdGroup } from '../access/groups.queries.ts';
import { groupOfMember } from '../access/visible-group.ts';
import { groupEvents } from '../groups.events.ts';
import { countShared, insertShared } from './shared-projects.queries.ts';

/** One’s own, as long as others can see it. While the group is held nobody is banned from it, which would unshare. */
export async function shareProject(
  ctx: Context<Member>,
  { groupId, projectId }: InputOf<typeof endpoint>,
): Promise<null> {
  await requireStanding(ctx.db, ctx.actor);
  return inTransaction(ctx, async (tx) => {
    await holdGroup(tx.db, groupId, 'join');
    await groupOfMember(tx, groupId);
    const { ownerId, hiddenAt } = await visibleProject(tx.db, tx.actor, projectId);
    if (ownerId !== tx.actor.id) throw new AppError('projects.not_found');
    if (hiddenAt) throw new AppError('groups.project_hidden');
    if ((await countShared(tx.db, groupId)) >= doorLimits.sharedProjectsMax)
      throw new AppError('groups.too_many_projects');
    await insertShared(tx.db, { groupId, projectId, sharedBy: ownerId, sharedAt: tx.now() });
    tx.record(groupEvents.changed, { groupId });
    return null;
  });
}
