import type { Db } from '../../../db/database.ts';
import { listRevealedTo } from './conversations.queries.ts';

/**
 * Those among these people who know somebody by name, because both agreed to it. That one wrote to the other means nothing: anybody may write to
 * anybody.
 */
export async function findKnownPeople(
  db: Db,
  personId: string,
  others: readonly (string | null)[],
): Promise<ReadonlySet<string>> {
  const people = [...new Set(others)].filter((id) => id !== null && id !== personId);
  if (people.length === 0) return new Set();
  return new Set((await listRevealedTo(db, personId, people as string[])).map(({ otherId }) => otherId));
}
