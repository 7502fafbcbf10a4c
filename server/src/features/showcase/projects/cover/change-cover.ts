import type { InputOf, ResultOf } from '@firstlight/contract/endpoint.ts';
import type { changeCover as endpoint } from '@firstlight/contract/showcase/projects/project-covers.ts';
import { AppError } from '../../../../core/app-error.ts';
import type { Context, Member } from '../../../../core/context.ts';
import { removePicture, storePicture } from '../../../../core/files/store-picture.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { requireStanding } from '../../../people/accounts/require-standing.ts';
import { projectEvents } from '../projects.events.ts';
import { isOwnProject, replaceCover } from '../write/projects.queries.ts';
import { coverAddresses, coverSizes } from './cover-addresses.ts';

/** The new picture is stored before anything points to it, and the old one goes after nothing does any more. */
export async function changeCover(
  ctx: Context<Member>,
  { projectId, file }: InputOf<typeof endpoint>,
): Promise<ResultOf<typeof endpoint>> {
  const own = { id: projectId, ownerId: ctx.actor.id };
  if (!(await isOwnProject(ctx.db, own))) throw new AppError('projects.not_found');
  await requireStanding(ctx.db, ctx.actor);
  const folder = await storePicture(ctx, 'covers', file, coverSizes);
  try {
    return await inTransaction(ctx, async (tx) => {
      const { replaced, alt } = await replaceCover(tx.db, own, folder);
      tx.record(projectEvents.coverChanged, { replaced });
      return { cover: { ...coverAddresses(folder), alt } };
    });
  } catch (error) {
    await removePicture(ctx, folder, coverSizes).catch(() => undefined);
    throw error;
  }
}
