import type { ProjectForm } from '@firstlight/contract/showcase/projects/project-form.ts';
import type { Context } from '../../../../core/context.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { keepAccount } from '../../../people/accounts/keep-account.ts';
import { projectEvents } from '../projects.events.ts';
import { refreshListing } from '../ratings/refresh-listing.ts';
import { insertProject } from './projects.queries.ts';

/** Puts a project before everybody, at once. Who may do so, and how often, is asked before. */
export function postProject(ctx: Context, ownerId: string, form: ProjectForm): Promise<{ id: string }> {
  return inTransaction(ctx, async (tx) => {
    await keepAccount(tx, ownerId);
    const id = ctx.newOrderedId();
    await insertProject(tx.db, { id, ownerId, publishedAt: ctx.now(), form });
    await refreshListing(tx, { projectId: id });
    tx.record(projectEvents.published, { projectId: id });
    return { id };
  });
}
