import type { InputOf, ResultOf } from '@firstlight/contract/endpoint.ts';
import type { editProject as endpoint } from '@firstlight/contract/showcase/projects/projects.ts';
import { AppError } from '../../../../core/app-error.ts';
import type { Context, Member } from '../../../../core/context.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { requireStanding } from '../../../people/accounts/require-standing.ts';
import { projectEvents } from '../projects.events.ts';
import { refreshListing } from '../ratings/refresh-listing.ts';
import { readProject } from '../read/read-project.ts';
import { isOwnProject, noteEdit, updateProject } from './projects.queries.ts';

export function editProject(
  ctx: Context<Member>,
  { projectId, editedAt: seen, ...form }: InputOf<typeof endpoint>,
): Promise<ResultOf<typeof endpoint>> {
  return inTransaction(ctx, async (tx) => {
    const own = { id: projectId, ownerId: ctx.actor.id };
    if (!(await updateProject(tx.db, own, form, { editedAt: ctx.now(), seen }))) {
      const isThere = await isOwnProject(tx.db, own);
      throw new AppError(isThere ? 'projects.changed_meanwhile' : 'projects.not_found');
    }
    await requireStanding(tx.db, ctx.actor);
    await noteEdit(tx.db, projectId, ctx.now());
    await refreshListing(tx, { projectId });
    tx.record(projectEvents.edited, { projectId });
    return readProject(tx, { projectId });
  });
}
