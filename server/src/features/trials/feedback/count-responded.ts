import type { Context } from '../../../core/context.ts';
import { countResponseRows } from './counts/responses.queries.ts';

/** How many answers each of these projects has that count, whoever gave them. */
export function countResponded(
  { db }: Pick<Context, 'db'>,
  projectIds: readonly string[],
): Promise<Map<string, number>> {
  return countResponseRows(db, projectIds);
}
