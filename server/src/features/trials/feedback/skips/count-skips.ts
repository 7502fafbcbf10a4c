import type { Context } from '../../../../core/context.ts';
import type { SkipCounts } from '../../iterations/iterations.questions.ts';
import { countDaily, findMedians } from './skip-counts.queries.ts';

/** Counts a project's skips by day and reason, and reads the median shares of its categories. */
export async function countSkips(
  { db }: Pick<Context, 'db'>,
  { projectId, categories }: { projectId: string; categories: number },
): Promise<SkipCounts> {
  return { medians: await findMedians(db, categories), daily: await countDaily(db, projectId) };
}
