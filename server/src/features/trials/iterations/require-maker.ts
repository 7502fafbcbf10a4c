import { AppError } from '../../../core/app-error.ts';
import type { Context, Member } from '../../../core/context.ts';
import { type ProjectRow, visibleProject } from '../../showcase/projects/visible-project.ts';

/** A project of one's own. Somebody else is told what they would be told of a project that is not there. */
export async function requireMaker(ctx: Context<Member>, projectId: string): Promise<ProjectRow> {
  const project = await visibleProject(ctx.db, ctx.actor, projectId);
  if (project.ownerId !== ctx.actor.id) throw new AppError('request.not_found');
  return project;
}
