import { sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';
import type { Vault } from '../../../../platform/crypto/vault.ts';
import { idsOf } from '../hidden/authors.queries.ts';
import type { SealedMessage } from '../threads/threads.queries.ts';

export interface PendingMessage {
  id: string;
  feedbackId: string;
  body: Buffer;
  sentOn: string;
  writtenAt: Date;
  releaseAt: Date;
  /** Its author is limited: the maker does not get it. */
  isWithheld: boolean;
}

interface SealedPending extends SealedMessage {
  releaseAt: Date;
  isStopped: boolean;
}

/** Of a message: the maker is to get it. */
export const isOnItsWay = sql<boolean>`(not is_withheld and not is_stopped)`;

export async function keepMessage(db: Db, message: PendingMessage): Promise<void> {
  await db.insertInto('hidden.pendingReplies').values(message).execute();
}

/** What the tester wrote that the maker does not see yet, in the order in which it was written. */
export async function listPendingMessages(db: Db, feedbackId: string): Promise<SealedPending[]> {
  const { rows } = await sql<SealedPending>`
    select id, feedback_id, false as from_maker, body, sent_on::text as sent_on, release_at, is_stopped
    from hidden.pending_replies
    where feedback_id = ${feedbackId} order by written_at, id
  `.execute(db);
  return rows;
}

/** Appends the messages that are due to their thread, each with the day that ends with its boundary. Call with the thread locked. */
export async function showMessages(db: Db, feedbackId: string, now: Date): Promise<{ id: string }[]> {
  const { rows } = await sql<{ id: string }>`
    with due as (
      delete from hidden.pending_replies where feedback_id = ${feedbackId} and release_at <= ${now} and ${isOnItsWay} returning *
    )
    insert into feedback_replies (id, feedback_id, position, from_maker, body, sent_on)
    select id, feedback_id,
      (select coalesce(max(position), 0) from feedback_replies where feedback_id = ${feedbackId})
        + row_number() over (order by written_at, id),
      false, body,
      ((release_at - interval '1 millisecond') at time zone 'UTC')::date
    from due
    returning id
  `.execute(db);
  return rows;
}

/** For a maker who closes a thread: nothing that waits in it reaches them any more. */
export async function stopPending(db: Db, feedbackId: string): Promise<void> {
  await db
    .updateTable('hidden.pendingReplies')
    .set({ isStopped: true })
    .where('feedbackId', '=', feedbackId)
    .execute();
  await db.deleteFrom('hidden.pendingReveals').where('feedbackId', '=', feedbackId).execute();
}

/** Stores whether the tester agrees to show their name, as they said last. */
export async function keepReveal(
  db: Db,
  reveal: { feedbackId: string; agrees: boolean; releaseAt: Date },
): Promise<void> {
  const { agrees, releaseAt } = reveal;
  await db
    .insertInto('hidden.pendingReveals')
    .values(reveal)
    .onConflict((conflict) => conflict.column('feedbackId').doUpdateSet({ agrees, releaseAt }))
    .execute();
}

export function findPendingReveal(db: Db, feedbackId: string) {
  return db
    .selectFrom('hidden.pendingReveals')
    .select(['agrees', 'releaseAt'])
    .where('feedbackId', '=', feedbackId)
    .executeTakeFirst();
}

export function takeDueReveal(db: Db, feedbackId: string, now: Date) {
  return db
    .deleteFrom('hidden.pendingReveals')
    .where('feedbackId', '=', feedbackId)
    .where('releaseAt', '<=', now)
    .returning('agrees')
    .executeTakeFirst();
}

/** Finds when a feedback is published that nobody has seen: messages about it are not published before. */
export function findFirstPublication(db: Db, feedbackId: string) {
  return db
    .selectFrom('hidden.pendingFeedback')
    .select('releaseAt')
    .where('feedbackId', '=', feedbackId)
    .where('isNew', '=', true)
    .executeTakeFirst();
}

/** The threads of a project in which something is due, in an order that two runs share; none of a feedback not shown yet. */
export async function listDueThreads(db: Db, projectId: string, now: Date): Promise<string[]> {
  const { rows } = await sql<{ feedbackId: string }>`
    select feedback_id from (
      select feedback_id from hidden.pending_replies where release_at <= ${now} and ${isOnItsWay}
      union
      select feedback_id from hidden.pending_reveals where release_at <= ${now}
    ) as due join feedback on feedback.id = feedback_id
    where project_id = ${projectId} and not exists (
      select from hidden.pending_feedback pending where pending.feedback_id = feedback.id and is_new
    )
    order by feedback_id
  `.execute(db);
  return rows.map(({ feedbackId }) => feedbackId);
}

/** For one who leaves: a word that nobody could keep any more is taken back, as late as if they had done so. */
export async function takeBackReveals(
  db: Db,
  vault: Vault,
  authorId: string,
  releaseAt: Date,
): Promise<void> {
  await sql`
    insert into hidden.pending_reveals (feedback_id, agrees, release_at)
    select feedback_id, false, ${releaseAt}::timestamptz from feedback_threads
    where has_tester_agreed and revealed_at is null and feedback_id in (${idsOf(vault, authorId)})
    on conflict (feedback_id) do update set agrees = false, release_at = excluded.release_at
  `.execute(db);
}
