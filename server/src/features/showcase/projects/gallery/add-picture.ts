import type { InputOf, ResultOf } from '@firstlight/contract/endpoint.ts';
import { projectRules } from '@firstlight/contract/rules.ts';
import type { addPicture as endpoint } from '@firstlight/contract/showcase/projects/project-pictures.ts';
import { AppError } from '../../../../core/app-error.ts';
import type { Context, Member } from '../../../../core/context.ts';
import { removePicture, storeWholePicture } from '../../../../core/files/store-picture.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { requireStanding } from '../../../people/accounts/require-standing.ts';
import { isOwnProject } from '../write/projects.queries.ts';
import { pictureSizes, presentPicture } from './picture-addresses.ts';
import { insertPicture, listPictures, lockOwn } from './pictures.queries.ts';

/** Asked twice whether there is room: before anything is decoded, and once nobody else can add one. */
export async function addPicture(
  ctx: Context<Member>,
  { projectId, file }: InputOf<typeof endpoint>,
): Promise<ResultOf<typeof endpoint>> {
  const own = { id: projectId, ownerId: ctx.actor.id };
  if (!(await isOwnProject(ctx.db, own))) throw new AppError('projects.not_found');
  await requireStanding(ctx.db, ctx.actor);
  await requireRoom(ctx, projectId);
  const stored = await storeWholePicture(ctx, 'pictures', file, pictureSizes);
  try {
    return await inTransaction(ctx, async (tx) => {
      if (!(await lockOwn(tx.db, own))) throw new AppError('projects.not_found');
      await requireRoom(tx, projectId);
      const id = ctx.newId();
      await insertPicture(tx.db, { id, projectId, ...stored, addedAt: ctx.now() });
      return { picture: presentPicture({ id, ...stored, alt: '' }) };
    });
  } catch (error) {
    await removePicture(ctx, stored.folder, pictureSizes).catch(() => undefined);
    throw error;
  }
}

async function requireRoom({ db }: Pick<Context, 'db'>, projectId: string): Promise<void> {
  const there = await listPictures(db, projectId);
  if (there.length >= projectRules.picturesMax) throw new AppError('projects.gallery_full');
}
