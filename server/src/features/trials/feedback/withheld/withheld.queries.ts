import { withholdingRules } from '@firstlight/contract/rules.ts';
import { sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';
import type { Vault } from '../../../../platform/crypto/vault.ts';
import { idsOf } from '../hidden/authors.queries.ts';
import { skipIdsOf } from '../skips/skips-of-author.queries.ts';

const quarter = sql`interval '15 minutes'`;

/** A full quarter of an hour within one to seven days, drawn for each row. */
const drawn = (now: Date) => sql`date_bin(${quarter}, ${now}::timestamptz + ${quarter}, timestamptz 'epoch')
  + interval '1 day' * ${sql.lit(withholdingRules.daysMin)}
  + ${quarter} * floor(random() * ${sql.lit((withholdingRules.daysMax - withholdingRules.daysMin) * 96)})`;

/** By its author's standing; what is taken down is withheld for that alone. */
const isByStanding = sql`case when taken_down_at is null then is_withheld else was_withheld end`;

export async function drawGoing(db: Db, vault: Vault, authorId: string, now: Date): Promise<void> {
  // What nobody has seen yet cannot be missed: it waits with what is written from now on.
  await sql`
    update hidden.pending_feedback set is_withheld = true where is_new and feedback_id in (${idsOf(vault, authorId)})
  `.execute(db);
  await sql`
    update hidden.pending_skips set is_withheld = true where skip_id in (${skipIdsOf(vault, authorId)})
  `.execute(db);
  await sql`
    insert into hidden.withholdings (note_id, kind, due_at)
    select id, 'feedback', ${drawn(now)} from feedback
    where id in (${idsOf(vault, authorId)}) and not ${isByStanding} and deleted_at is null
    union all
    select id, 'skip', ${drawn(now)} from skips where id in (${skipIdsOf(vault, authorId)}) and not ${isByStanding}
    on conflict do nothing
  `.execute(db);
}

export async function drawReturn(db: Db, vault: Vault, authorId: string, now: Date): Promise<void> {
  await sql`
    delete from hidden.withholdings
    where note_id in (${idsOf(vault, authorId)}) or note_id in (${skipIdsOf(vault, authorId)})
  `.execute(db);
  const shows = sql`is_withheld = false, release_at = ${drawn(now)}`;
  await sql`
    update hidden.pending_feedback set ${shows} where is_withheld and feedback_id in (${idsOf(vault, authorId)})
  `.execute(db);
  await sql`
    update hidden.pending_replies set ${shows} where is_withheld and feedback_id in (${idsOf(vault, authorId)})
  `.execute(db);
  await sql`
    update hidden.pending_skips set ${shows} where is_withheld and skip_id in (${skipIdsOf(vault, authorId)})
  `.execute(db);
  await sql`
    insert into hidden.pending_feedback (feedback_id, release_at, is_new, rating, comment, answers, evidence, uncounted_for,
      is_edited, is_retested, is_withheld, deleted_at)
    select id, ${drawn(now)}, false, rating, comment, answers, evidence, uncounted_for, is_edited, is_retested, false, deleted_at
    from feedback where ${isByStanding} and deleted_at is null and id in (${idsOf(vault, authorId)})
    on conflict do nothing
  `.execute(db);
  await sql`
    insert into hidden.pending_skips (skip_id, release_at, is_withheld)
    select id, ${drawn(now)}, false from skips where ${isByStanding} and id in (${skipIdsOf(vault, authorId)})
    on conflict do nothing
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

/** What its author has changed and nobody has seen goes with it. */
export async function withholdPending(db: Db, ids: readonly string[]): Promise<void> {
  await sql`
    update hidden.pending_feedback set is_withheld = true where feedback_id = any(${ids}::uuid[]) and deleted_at is null
  `.execute(db);
}

/** Hides notes, and says on which projects, and whether each is its author's latest there. */
export async function withholdSkips(db: Db, ids: readonly string[]) {
  await sql`
    update skips set was_withheld = true where id = any(${ids}::uuid[]) and taken_down_at is not null
  `.execute(db);
  const { rows } = await sql<{ projectId: string; isLatest: boolean }>`
    update skips set is_withheld = true where id = any(${ids}::uuid[]) and not is_withheld
    returning project_id, outdated_in is null as is_latest
  `.execute(db);
  return rows;
}

/** For one who leaves: words that were never to be seen while they were limited. What they had said before stays. */
export async function deleteWithheldWords(db: Db, vault: Vault, authorId: string): Promise<void> {
  await sql`
    delete from hidden.pending_feedback
    where is_withheld and not is_new and deleted_at is null and feedback_id in (${idsOf(vault, authorId)})
  `.execute(db);
  await sql`
    delete from hidden.pending_replies where (is_withheld or is_stopped) and feedback_id in (${idsOf(vault, authorId)})
  `.execute(db);
}
