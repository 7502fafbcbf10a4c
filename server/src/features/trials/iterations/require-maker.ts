import { AppError } from '../../../core/app-error.ts';
import type { Context, Member } from '../../../core/context.ts';
import { type ProjectRow, visibleProject } from '../../showcase/projects/visible-project.ts';
import { findIteration, type IterationRow } from './iterations.queries.ts';

/** A project of one's own. Of one that they may open, somebody else is told that there is nothing at this address for them. */
export async function requireMaker(ctx: Context<Member>, projectId: string): Promise<ProjectRow> {
  const project = await visibleProject(ctx.db, ctx.actor, projectId);
  if (project.ownerId !== ctx.actor.id) throw new AppError('request.not_found');
  return project;
}

/** An iteration of one's own project, also one just removed. To everybody else it is not there. */
export async function ownIteration(ctx: Context<Member>, iterationId: string): Promise<IterationRow> {
  const iteration = await findIteration(ctx.db, iterationId);
  if (!iteration) throw new AppError('request.not_found');
  await requireMaker(ctx, iteration.projectId);
  return iteration;
}
