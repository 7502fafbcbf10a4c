import { sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';
import type { Vault } from '../../../../platform/crypto/vault.ts';
import { idsOf } from '../hidden/authors.queries.ts';
import { skipIdsOf } from '../skips/skips-of-author.queries.ts';

/** By its author's standing; what is taken down is withheld for that alone. */
const isByStanding = sql`case when taken_down_at is null then is_withheld else was_withheld end`;

/** Schedules what an author wrote to be hidden from everyone else. */
export async function scheduleWithholding(
  db: Db,
  vault: Vault,
  authorId: string,
  dueAt: Date,
): Promise<void> {
  // Responses that others have not seen are withheld at once, because others do not notice.
  await sql`
    update feedback set publish_at = null
    where is_withheld and first_shown_at is null and publish_at is not null and id in (${idsOf(vault, authorId)})
  `.execute(db);
  await sql`
    update skips set publish_at = null where publish_at is not null and id in (${skipIdsOf(vault, authorId)})
  `.execute(db);
  await sql`
    insert into hidden.withholdings (note_id, kind, due_at)
    select id, 'feedback', ${dueAt}::timestamptz from feedback
    where id in (${idsOf(vault, authorId)}) and not ${isByStanding} and deleted_at is null
    union all
    select id, 'skip', ${dueAt}::timestamptz from skips where id in (${skipIdsOf(vault, authorId)}) and not ${isByStanding}
    on conflict do nothing
  `.execute(db);
}

/** Schedules what was withheld of an author to be published, and cancels what was still to be hidden. */
export async function scheduleReturn(db: Db, vault: Vault, authorId: string, dueAt: Date): Promise<void> {
  await sql`
    delete from hidden.withholdings
    where note_id in (${idsOf(vault, authorId)}) or note_id in (${skipIdsOf(vault, authorId)})
  `.execute(db);
  await sql`
    update feedback set publish_at = ${dueAt}
    where publish_at is null and (draft is not null or (${isByStanding} and deleted_at is null))
      and id in (${idsOf(vault, authorId)})
  `.execute(db);
  await sql`
    update feedback_replies set publish_at = ${dueAt}
    where position is null and publish_at is null and not is_undelivered and feedback_id in (${idsOf(vault, authorId)})
  `.execute(db);
  await sql`
    update skips set publish_at = ${dueAt}
    where publish_at is null and ${isByStanding} and id in (${skipIdsOf(vault, authorId)})
  `.execute(db);
}

/** Takes one page of what is to go by now, oldest first; two at once take different ones. */
export async function takeGoing(db: Db, now: Date, limit: number) {
  const { rows } = await sql<{ noteId: string; kind: 'feedback' | 'skip' }>`
    delete from hidden.withholdings where note_id in (
      select note_id from hidden.withholdings where due_at <= ${now}
      order by due_at, note_id limit ${limit} for update skip locked
    ) returning note_id, kind
  `.execute(db);
  return rows;
}

/** Feedback that others see, held in one order, to be hidden. */
export async function lockSeen(db: Db, ids: readonly string[]): Promise<void> {
  await sql`select from feedback where id = any(${ids}::uuid[]) order by id for update`.execute(db);
}

/** Withholds the waiting edits of feedback, but no removals. */
export async function withholdEdits(db: Db, ids: readonly string[]): Promise<void> {
  await sql`
    update feedback set publish_at = null where id = any(${ids}::uuid[]) and draft ->> 'deletedAt' is null
  `.execute(db);
}

/** Hides notes, and says on which projects, and whether each is its author's latest there. */
export async function withholdSkips(db: Db, ids: readonly string[]) {
  await sql`
    update skips set was_withheld = true where id = any(${ids}::uuid[]) and taken_down_at is not null
  `.execute(db);
  const { rows } = await sql<{ projectId: string; isLatest: boolean }>`
    update skips set is_withheld = true where id = any(${ids}::uuid[]) and not is_withheld
    returning project_id, outdated_on is null as is_latest
  `.execute(db);
  return rows;
}

/** Deletes what an author wrote while limited. Call before deleting the author. What others could read before stays. */
export async function deleteWithheldWords(db: Db, vault: Vault, authorId: string): Promise<void> {
  await sql`
    update feedback set draft = null where draft is not null and publish_at is null and id in (${idsOf(vault, authorId)})
  `.execute(db);
  await sql`
    delete from feedback_replies where position is null and publish_at is null and feedback_id in (${idsOf(vault, authorId)})
  `.execute(db);
}
