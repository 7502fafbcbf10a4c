import type { Project } from '@firstlight/contract/showcase/projects/projects.ts';
import { AppError } from '../../../../core/app-error.ts';
import type { Context } from '../../../../core/context.ts';
import { listPictures } from '../gallery/pictures.queries.ts';
import { findWhole } from '../write/project-rows.queries.ts';
import { presentProject } from './projects.presenter.ts';

export async function readProject(ctx: Context, { projectId }: { projectId: string }): Promise<Project> {
  const row = await findWhole(ctx.db, ctx.actor, projectId);
  if (!row) throw new AppError('projects.not_found');
  return presentProject(ctx, row, await listPictures(ctx.db, projectId));
}
