import { AppError } from '../../../../core/app-error.ts';
import type { Context, Member } from '../../../../core/context.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { projectEvents } from '../projects.events.ts';
import { refreshListing } from '../ratings/refresh-listing.ts';
import { setHidden } from './projects.queries.ts';

/** The owner's own flag. Moderation has another one, which this cannot lift. */
export function changeVisibility(
  ctx: Context<Member>,
  { projectId, isHidden }: { projectId: string; isHidden: boolean },
): Promise<null> {
  return inTransaction(ctx, async (tx) => {
    const own = { id: projectId, ownerId: ctx.actor.id };
    if (!(await setHidden(tx.db, own, isHidden ? ctx.now() : null))) throw new AppError('projects.not_found');
    await refreshListing(tx, { projectId });
    tx.record(projectEvents.visibilityChanged, { projectId });
    return null;
  });
}
