import { AppError } from '../../../../core/app-error.ts';
import type { Context, Member } from '../../../../core/context.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { keepAccount } from '../../../people/accounts/keep-account.ts';
import { requireStanding } from '../../../people/accounts/require-standing.ts';
import { projectEvents } from '../projects.events.ts';
import { refreshListing } from '../ratings/refresh-listing.ts';
import { unmarkDeleted } from './projects.queries.ts';
import { recoveryEnd } from './purge-projects.ts';

/** Undo, ten seconds or thirty days later. Restoring what was never deleted changes nothing. */
export function restoreProject(ctx: Context<Member>, { projectId }: { projectId: string }): Promise<null> {
  return inTransaction(ctx, async (tx) => {
    await keepAccount(tx, ctx.actor.id);
    const own = { id: projectId, ownerId: ctx.actor.id };
    if (!(await unmarkDeleted(tx.db, own, recoveryEnd(ctx.now())))) throw new AppError('projects.not_found');
    await requireStanding(tx.db, ctx.actor);
    await refreshListing(tx, { projectId });
    tx.record(projectEvents.restored, { projectId });
    return null;
  });
}
