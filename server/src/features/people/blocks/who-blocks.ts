import type { Db } from '../../../db/database.ts';
import { listBlockersOf } from './blocks.queries.ts';

/**
 * Whether somebody blocks one of these people. In this direction alone: what others are shown or asked must not follow from
 * whom a person has blocked themselves, or they could tell by it who was shown or asked.
 */
export async function whoBlocks(
  db: Db,
  people: readonly string[],
): Promise<(blockerId: string, personId: string) => boolean> {
  const blockers = new Map<string, Set<string>>();
  for (const { blockerId, blockedId } of await listBlockersOf(db, people)) {
    const known = blockers.get(blockedId) ?? new Set();
    blockers.set(blockedId, known.add(blockerId));
  }
  return (blockerId, personId) => blockers.get(personId)?.has(blockerId) ?? false;
}
