import type { Context } from '../../../core/context.ts';
import { countIterationRows } from './iterations.queries.ts';

/** How many iterations each of these projects has seen; those without any are not named. */
export async function countIterations(
  { db }: Pick<Context, 'db'>,
  projectIds: readonly string[],
): Promise<Map<string, number>> {
  const rows = await countIterationRows(db, projectIds);
  return new Map(rows.map(({ projectId, iterations }) => [projectId, iterations]));
}
