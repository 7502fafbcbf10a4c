import { AppError } from '../../../../core/app-error.ts';
import type { Context, Member } from '../../../../core/context.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { projectEvents } from '../projects.events.ts';
import { refreshListing } from '../ratings/refresh-listing.ts';
import { markDeleted } from './projects.queries.ts';

/** Gone for everybody at once, and for its owner to bring back until the purge. */
export function removeProject(ctx: Context<Member>, { projectId }: { projectId: string }): Promise<null> {
  return inTransaction(ctx, async (tx) => {
    const own = { id: projectId, ownerId: ctx.actor.id };
    if (!(await markDeleted(tx.db, own, ctx.now()))) throw new AppError('projects.not_found');
    await refreshListing(tx, { projectId });
    tx.record(projectEvents.removed, { projectId });
    return null;
  });
}
