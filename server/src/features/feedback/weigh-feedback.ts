import type { Context } from '../../core/context.ts';
import { type WeighedRow, weighRows } from './weighed.queries.ts';

/** What counts of these projects' feedback, as far as anybody may know it. */
export function weighFeedback(
  { db }: Pick<Context, 'db'>,
  projectIds: readonly string[],
): Promise<WeighedRow[]> {
  return weighRows(db, projectIds);
}
