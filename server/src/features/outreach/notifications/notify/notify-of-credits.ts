import type { JobContext } from '../../../../core/job.ts';
import { unmaskAuthor, unmaskSkipper } from '../../../trials/feedback/unmask-author.ts';
import { notify } from './notify.ts';
import { findCredits } from './sources.queries.ts';

/**
 * Whoever is credited hears that what they said changed the product: once for an iteration, whatever of theirs it
 * credits, and in the order of their ids, which follows from nothing.
 */
export async function notifyOfCredits(
  ctx: JobContext,
  { iterationId }: { iterationId: string },
): Promise<void> {
  const { projectId, feedbackIds, skipIds } = await findCredits(ctx.db, iterationId);
  if (projectId === undefined) return;
  const people = new Set<string>();
  for (const id of feedbackIds) people.add((await unmaskAuthor(ctx, id)) ?? '');
  for (const id of skipIds) people.add((await unmaskSkipper(ctx, id)) ?? '');
  people.delete('');
  for (const userId of [...people].toSorted()) {
    const about = { subjectId: projectId, projectId, actorId: null, cause: `credit:${iterationId}` };
    await notify(ctx, { userId, kind: 'credit', ...about });
  }
}
