import type { ResultOf } from '@firstlight/contract/endpoint.ts';
import type { readValidation as endpoint } from '@firstlight/contract/trials/validation/validation.ts';
import { AppError } from '../../../core/app-error.ts';
import type { Context } from '../../../core/context.ts';
import { meanRating } from '../../showcase/projects/mean-rating.ts';
import { visibleProject } from '../../showcase/projects/visible-project.ts';
import { countIterations } from '../iterations/count-iterations.ts';
import { isRatingReached, testersNeeded } from './validation.policy.ts';
import { findFigures } from './validation.queries.ts';

/** What the night found is told once there are testers enough that no figure speaks of a single one. */
export async function readValidation(
  ctx: Context,
  { projectId }: { projectId: string },
): Promise<ResultOf<typeof endpoint>> {
  await visibleProject(ctx.db, ctx.actor, projectId);
  const figures = await findFigures(ctx.db, projectId);
  if (!figures) throw new AppError('projects.not_found');
  const iterations = await countIterations(ctx, [projectId]);
  const { judgedOn, validated, feedbackCount, spanDays, replied } = figures;
  return {
    isValidated: validated,
    since: validated ? figures.validatedOn : null,
    testers: feedbackCount,
    testersNeeded: figures.testersNeeded ?? testersNeeded(figures.activeTesters),
    rating: meanRating(figures.ratingSum, feedbackCount),
    isRatingReached: feedbackCount > 0 && isRatingReached(figures.rating / 1000),
    iterations: iterations.get(projectId) ?? 0,
    night: judgedOn === null ? null : { on: judgedOn, spanDays, replied },
  };
}
