import type { SkipReason } from '@firstlight/contract/trials/feedback/skip-rules.ts';
import { sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';
import type { Vault } from '../../../../platform/crypto/vault.ts';
import { feedbackColumns, type StoredRow, storedColumns } from '../give/feedback.queries.ts';
import { openNotes } from '../skips/notes.queries.ts';
import { openMessages, type SealedMessage } from '../threads/threads.queries.ts';

/** Held until the transaction ends, as everybody sees it. */
export async function lockStoredFeedback(
  db: Db,
  id: string,
): Promise<(StoredRow & { wasWithheld: boolean }) | undefined> {
  const { rows } = await sql<StoredRow & { wasWithheld: boolean }>`
    select ${feedbackColumns}, ${storedColumns}, was_withheld from feedback where id = ${id} for update
  `.execute(db);
  return rows[0];
}

interface StoredNote {
  id: string;
  projectId: string;
  testerNumber: number;
  reason: SkipReason;
  givenOn: string;
  isWithheld: boolean;
  takenDownAt: Date | null;
}

export async function findStoredNote(
  db: Db,
  vault: Vault,
  id: string,
): Promise<(StoredNote & { note: string }) | undefined> {
  const { rows } = await sql<StoredNote & { note: Buffer }>`
    select id, project_id, tester_number, reason, note, given_on::text as given_on, is_withheld, taken_down_at
    from skips where id = ${id}
  `.execute(db);
  return (await openNotes(db, vault, rows))[0];
}

export interface MovedNote {
  projectId: string;
  /** Whether others see it otherwise than before, and it stands for its author. */
  isCounted: boolean;
}

/** Takes a note down or brings it back. Undefined: it is so already. */
export async function moveNote(db: Db, id: string, takenDownAt: Date | null): Promise<MovedNote | undefined> {
  const { rows } = await (takenDownAt
    ? sql<MovedNote>`
        update skips set taken_down_at = ${takenDownAt}, was_withheld = is_withheld, is_withheld = true
        where id = ${id} and taken_down_at is null
        returning project_id, (not was_withheld and outdated_on is null) as is_counted`
    : sql<MovedNote>`
        update skips set taken_down_at = null, is_withheld = was_withheld, was_withheld = false
        where id = ${id} and taken_down_at is not null
        returning project_id, (not is_withheld and outdated_on is null) as is_counted`
  ).execute(db);
  return rows[0];
}

interface StoredMessage extends SealedMessage {
  takenDownAt: Date | null;
}

/** Returns a published message without checking who may read it. */
export async function findStoredMessage(db: Db, vault: Vault, id: string) {
  const { rows } = await sql<StoredMessage>`
    select id, feedback_id, from_maker, body, sent_on::text as sent_on, taken_down_at
    from feedback_replies where id = ${id} and position is not null
  `.execute(db);
  const [row] = rows;
  const [opened] = await openMessages(db, vault, rows);
  return row && opened && { ...opened, takenDownAt: row.takenDownAt };
}

/** The few messages before one, for whoever has to judge it. */
export async function listMessagesBefore(db: Db, vault: Vault, id: string, limit: number) {
  const { rows } = await sql<SealedMessage>`
    select earlier.id, earlier.feedback_id, earlier.from_maker, earlier.body, earlier.sent_on::text as sent_on
    from feedback_replies judged join feedback_replies earlier
      on earlier.feedback_id = judged.feedback_id and earlier.position < judged.position
    where judged.id = ${id} order by earlier.position desc limit ${limit}
  `.execute(db);
  return (await openMessages(db, vault, rows)).toReversed();
}

/** False: it is so already. */
export async function moveMessage(db: Db, id: string, takenDownAt: Date | null): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('feedbackReplies')
    .set({ takenDownAt })
    .where('id', '=', id)
    .where('takenDownAt', takenDownAt ? 'is' : 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
