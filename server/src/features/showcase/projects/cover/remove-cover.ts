import type { Context, Member } from '../../../../core/context.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { projectEvents } from '../projects.events.ts';
import { replaceCover } from '../write/projects.queries.ts';

export function removeCover(ctx: Context<Member>, { projectId }: { projectId: string }): Promise<null> {
  return inTransaction(ctx, async (tx) => {
    const own = { id: projectId, ownerId: ctx.actor.id };
    const { replaced } = await replaceCover(tx.db, own, null);
    tx.record(projectEvents.coverChanged, { replaced });
    return null;
  });
}
