import type { Context } from '../../../core/context.ts';
import { countLapsedRows } from './test-it/claims.queries.ts';

/** Of the tests begun in this time, those that have brought nothing, by project. Whose they are is not told. */
export async function countLapsed(
  { db }: Pick<Context, 'db'>,
  begun: { after: Date; until: Date },
): Promise<Map<string, number>> {
  const rows = await countLapsedRows(db, begun);
  return new Map(rows.map(({ projectId, lapsed }) => [projectId, lapsed]));
}
