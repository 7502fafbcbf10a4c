import type { InputOf, ResultOf } from '@firstlight/contract/endpoint.ts';
import type { arrangePictures as endpoint } from '@firstlight/contract/showcase/projects/project-pictures.ts';
import { AppError } from '../../../../core/app-error.ts';
import type { Context, Member } from '../../../../core/context.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { requireStanding } from '../../../people/accounts/require-standing.ts';
import { presentPicture } from './picture-addresses.ts';
import { listPictures, lockOwn, orderPictures } from './pictures.queries.ts';

export function arrangePictures(
  ctx: Context<Member>,
  { projectId, pictures }: InputOf<typeof endpoint>,
): Promise<ResultOf<typeof endpoint>> {
  return inTransaction(ctx, async (tx) => {
    if (!(await lockOwn(tx.db, { id: projectId, ownerId: ctx.actor.id })))
      throw new AppError('projects.not_found');
    await requireStanding(tx.db, ctx.actor);
    await orderPictures(tx.db, projectId, pictures);
    return { pictures: (await listPictures(tx.db, projectId)).map(presentPicture) };
  });
}
