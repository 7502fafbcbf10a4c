import type { JobContext } from '../../core/jobs.ts';
import { findSkipper, findTester } from '../feedback/find-tester.ts';
import { findCredits } from './sources.queries.ts';
import { tell } from './tell.ts';

/**
 * Whoever is credited hears that what they said changed the product: once for an iteration, whatever of theirs it
 * credits, and in the order of their ids, which follows from nothing.
 */
export async function tellOfCredits(
  ctx: JobContext,
  { iterationId }: { iterationId: string },
): Promise<void> {
  const { projectId, feedbackIds, skipIds } = await findCredits(ctx.db, iterationId);
  if (projectId === undefined) return;
  const people = new Set<string>();
  for (const id of feedbackIds) people.add((await findTester(ctx, id)) ?? '');
  for (const id of skipIds) people.add((await findSkipper(ctx, id)) ?? '');
  people.delete('');
  for (const userId of [...people].toSorted()) {
    const about = { subjectId: projectId, projectId, actorId: null, cause: `credit:${iterationId}` };
    await tell(ctx, { userId, kind: 'credit', ...about });
  }
}
