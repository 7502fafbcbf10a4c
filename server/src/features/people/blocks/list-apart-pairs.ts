import type { Db } from '../../../db/database.ts';
import { listBlocksAmong } from './blocks.queries.ts';

/** Which of the one people are parted from which of the others, whoever of the two blocks: one query for all of them. */
export async function listApartPairs(
  db: Db,
  ones: readonly string[],
  others: readonly string[],
): Promise<(one: string, other: string) => boolean> {
  const rows = await listBlocksAmong(db, ones, others);
  const pairs = new Set(
    rows.flatMap(({ blockerId, blockedId }) => [`${blockerId} ${blockedId}`, `${blockedId} ${blockerId}`]),
  );
  return (one, other) => pairs.has(`${one} ${other}`);
}
