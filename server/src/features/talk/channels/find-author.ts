import type { Db } from '../../../db/database.ts';
import { findSent } from './read/messages.queries.ts';

/** Who wrote a message that others can read. */
export async function findAuthor(db: Db, messageId: string): Promise<string | undefined> {
  const row = await findSent(db, messageId);
  if (!row || row.removedAt || row.takenDownAt || row.isWithheld) return undefined;
  return row.authorId ?? undefined;
}
