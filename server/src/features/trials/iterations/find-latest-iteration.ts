import type { Context } from '../../../core/context.ts';
import { listIterationRows } from './iterations.queries.ts';

/** When a project was last changed by its maker's word; undefined: never. */
export async function findLatestIteration(
  { db }: Pick<Context, 'db'>,
  projectId: string,
): Promise<Date | undefined> {
  const [latest] = await listIterationRows(db, projectId, {
    after: undefined,
    limit: 1,
    isOwn: false,
  });
  return latest?.publishedAt;
}
