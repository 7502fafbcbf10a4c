import type { Db } from '../../../db/database.ts';
import { listSuspended } from './account/standing.queries.ts';

/** Which of these people are suspended at this moment: they hear nothing live, whatever notice of it was lost. */
export async function findSuspended(db: Db, userIds: readonly string[]): Promise<readonly string[]> {
  return userIds.length > 0 ? listSuspended(db, userIds) : [];
}
