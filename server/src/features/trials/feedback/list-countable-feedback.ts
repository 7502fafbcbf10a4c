import type { Context } from '../../../core/context.ts';
import { type CountableRow, listCountableRows } from './counts/countable.queries.ts';

/** What counts of these projects' feedback, as far as anybody may know it. */
export function listCountableFeedback(
  { db }: Pick<Context, 'db'>,
  projectIds: readonly string[],
): Promise<CountableRow[]> {
  return listCountableRows(db, projectIds);
}
