import type { Context } from '../../../core/context.ts';
import { countResponderRows, countResponseRows } from './counts/responses.queries.ts';

/** How many answers each of these projects has that count, whoever gave them. */
export function countResponded(
  { db }: Pick<Context, 'db'>,
  projectIds: readonly string[],
): Promise<Map<string, number>> {
  return countResponseRows(db, projectIds);
}

/** How many people answered each of these projects. Who they are is not told. */
export async function countResponders(
  { db }: Pick<Context, 'db'>,
  projectIds: readonly string[],
): Promise<Map<string, number>> {
  const rows = await countResponderRows(db, projectIds);
  return new Map(rows.map(({ projectId, answerers }) => [projectId, answerers]));
}
