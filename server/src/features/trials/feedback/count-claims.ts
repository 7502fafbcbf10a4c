import type { Context } from '../../../core/context.ts';
import { type ClaimRow, countClaimRows } from './test-it/claims.queries.ts';

/** Tests begun that have brought nothing yet, by how long ago. Who began them is not told. */
export function countClaims(
  { db, now }: Pick<Context, 'db' | 'now'>,
  projectIds: readonly string[],
): Promise<ClaimRow[]> {
  return countClaimRows(db, now(), projectIds);
}
