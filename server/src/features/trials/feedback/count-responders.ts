import type { Context } from '../../../core/context.ts';
import { countResponderRows } from './counts/responses.queries.ts';

/** How many people answered each of these projects. Who they are is not told. */
export async function countResponders(
  { db }: Pick<Context, 'db'>,
  projectIds: readonly string[],
): Promise<Map<string, number>> {
  const rows = await countResponderRows(db, projectIds);
  return new Map(rows.map(({ projectId, answerers }) => [projectId, answerers]));
}
