import type { Db } from '../../db/database.ts';
import { type ActDay, findLatestDay } from './admin-acts.queries.ts';

/** The last day that was kept: how many acts there had been when it ended, and the hash that covers them all. */
export function readLatestSeal(db: Db): Promise<ActDay | undefined> {
  return findLatestDay(db);
}
