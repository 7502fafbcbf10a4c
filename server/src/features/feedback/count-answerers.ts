import type { Context } from '../../core/context.ts';
import { countAnswererRows } from './answers.queries.ts';

/** How many people answered each visible project posted since then. Who they are is not told. */
export async function countAnswerers({ db }: Pick<Context, 'db'>, since: Date): Promise<Map<string, number>> {
  const rows = await countAnswererRows(db, since);
  return new Map(rows.map(({ projectId, answerers }) => [projectId, answerers]));
}
