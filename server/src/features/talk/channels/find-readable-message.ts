import type { Db } from '../../../db/database.ts';
import { findSent } from './read/messages.queries.ts';
import type { MessageKey } from './read/messages.sql.ts';

/** Returns the author and the mentioned members of a message that others can read. */
export async function findReadableMessage(
  db: Db,
  message: MessageKey,
): Promise<{ authorId: string; mentions: readonly string[] } | undefined> {
  const row = await findSent(db, message);
  if (!row?.authorId || row.removedAt || row.takenDownAt || row.isWithheld) return undefined;
  return { authorId: row.authorId, mentions: row.mentions };
}
