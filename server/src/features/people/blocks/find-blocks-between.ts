import type { Db } from '../../../db/database.ts';
import { listBlocksBetween } from './blocks.queries.ts';

export interface BlocksBetween {
  /** Whom the person blocks. Nobody else is told. */
  blocked: ReadonlySet<string>;
  /** Those and whoever blocks the person: the two reach each other no more. */
  apart: ReadonlySet<string>;
}

export const noBlocks: BlocksBetween = { blocked: new Set(), apart: new Set() };

/** What stands between somebody and these people, who all act under their names. Never to be asked about a hidden tester. */
export async function findBlocksBetween(
  db: Db,
  personId: string,
  others: readonly (string | null)[],
): Promise<BlocksBetween> {
  const people = [...new Set(others)].filter((id) => id !== null && id !== personId);
  if (people.length === 0) return noBlocks;
  const rows = await listBlocksBetween(db, personId, people as string[]);
  if (rows.length === 0) return noBlocks;
  return {
    blocked: new Set(rows.filter(({ isOwn }) => isOwn).map(({ otherId }) => otherId)),
    apart: new Set(rows.map(({ otherId }) => otherId)),
  };
}
