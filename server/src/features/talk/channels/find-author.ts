import type { Db } from '../../../db/database.ts';
import { findSent } from './read/messages.queries.ts';
import type { MessageKey } from './read/messages.sql.ts';

/** Who wrote a message that others can read. */
export async function findAuthor(db: Db, message: MessageKey): Promise<string | undefined> {
  const row = await findSent(db, message);
  if (!row || row.removedAt || row.takenDownAt || row.isWithheld) return undefined;
  return row.authorId ?? undefined;
}
