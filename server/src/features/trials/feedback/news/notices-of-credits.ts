import type { JobContext } from '../../../../core/job.ts';
import type { Notice } from '../../../../core/notifications/notification-kind.ts';
import { findProjectOwner } from '../../../showcase/projects/find-project-owner.ts';
import { findIterationProject } from '../../iterations/find-iteration-project.ts';
import { unmaskAuthor, unmaskSkipper } from '../hidden/unmask-author.ts';
import { listCredits } from './news.queries.ts';

/**
 * Whoever is credited hears that what they said changed the product: once for an iteration, whatever of theirs it
 * credits, and in the order of their ids, which follows from nothing.
 */
export async function* noticesOfCredits(
  ctx: JobContext,
  { iterationId }: { iterationId: string },
): AsyncIterable<Notice> {
  const projectId = await findIterationProject(ctx.db, iterationId);
  if (projectId === undefined || !(await findProjectOwner(ctx.db, projectId))) return;
  const { feedbackIds, skipIds } = await listCredits(ctx.db, iterationId);
  const people = new Set<string>();
  for (const id of feedbackIds) people.add((await unmaskAuthor(ctx, id)) ?? '');
  for (const id of skipIds) people.add((await unmaskSkipper(ctx, id)) ?? '');
  people.delete('');
  for (const userId of [...people].toSorted()) {
    yield { userId, aboutId: projectId, cause: `credit:${iterationId}` };
  }
}
