import type { Db } from '../../db/database.ts';
import { findFirstActAt, findLatestCheck } from './admin-acts.queries.ts';

/** What the last count of admins' acts found, and since when there was none; null where there was nothing to count yet. */
export async function readLatestCheck(db: Db): Promise<{ faults: number; notSince: Date | null }> {
  const latest = await findLatestCheck(db);
  return { faults: latest?.faults ?? 0, notSince: latest?.checkedAt ?? (await findFirstActAt(db)) };
}
