import type { Context } from '../../../../core/context.ts';
import type { SkipCounts } from '../../iterations/iterations.questions.ts';
import { countWeekly, findMedians } from './skip-counts.queries.ts';

/** A project's skips by week and reason, beside what its categories are usually skipped for. */
export async function countSkips(
  { db }: Pick<Context, 'db'>,
  { projectId, categories }: { projectId: string; categories: number },
): Promise<SkipCounts> {
  return { medians: await findMedians(db, categories), weekly: await countWeekly(db, projectId) };
}
