import { AppError } from '../../../core/app-error.ts';
import type { Context, Member } from '../../../core/context.ts';
import { findIteration, type IterationRow } from './iterations.queries.ts';
import { requireMaker } from './require-maker.ts';

/** An iteration of one's own project, also one just removed. To everybody else it is not there. */
export async function ownIteration(ctx: Context<Member>, iterationId: string): Promise<IterationRow> {
  const iteration = await findIteration(ctx.db, iterationId);
  if (!iteration) throw new AppError('request.not_found');
  await requireMaker(ctx, iteration.projectId);
  return iteration;
}
