import { AppError } from '../../../../core/app-error.ts';
import type { Context, Member } from '../../../../core/context.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { projectEvents } from '../projects.events.ts';
import { deletePicture, lockOwn } from './pictures.queries.ts';

export function dropPicture(
  ctx: Context<Member>,
  { projectId, pictureId }: { projectId: string; pictureId: string },
): Promise<null> {
  return inTransaction(ctx, async (tx) => {
    if (!(await lockOwn(tx.db, { id: projectId, ownerId: ctx.actor.id })))
      throw new AppError('projects.not_found');
    const folder = await deletePicture(tx.db, { id: pictureId, projectId });
    if (folder !== undefined) tx.record(projectEvents.pictureRemoved, { folder });
    return null;
  });
}
