import { sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';
import type { Vault } from '../../../../platform/crypto/vault.ts';
import { peopleAs } from '../../../people/accounts/accounts.sql.ts';
import { idsOf } from '../hidden/authors.queries.ts';

export interface ThreadMessage {
  id: string;
  fromMaker: boolean;
  text: string;
  sentOn: string;
}

export interface NewMessage extends ThreadMessage {
  feedbackId: string;
}

export interface SealedMessage extends Omit<NewMessage, 'text'> {
  body: Buffer;
}

/** Longer talks belong into an ordinary conversation, which is one agreement away. */
const shown = 200;

/** A thread that nobody has written in yet is as good as an empty one. */
export async function findThread(db: Db, feedbackId: string) {
  const row = await db
    .selectFrom('feedbackThreads')
    .select(['hasMakerAgreed', 'hasTesterAgreed', 'revealedAt', 'conversationId'])
    .where('feedbackId', '=', feedbackId)
    .executeTakeFirst();
  return row ?? { hasMakerAgreed: false, hasTesterAgreed: false, revealedAt: null, conversationId: null };
}

/** Holds the thread until the transaction ends: of two who agree at once, the second sees the first. */
export async function lockThread(db: Db, feedbackId: string) {
  await db
    .insertInto('feedbackThreads')
    .values({ feedbackId })
    .onConflict((conflict) => conflict.column('feedbackId').doNothing())
    .execute();
  return db
    .selectFrom('feedbackThreads')
    .select(['hasMakerAgreed', 'hasTesterAgreed', 'revealedAt', 'conversationId'])
    .where('feedbackId', '=', feedbackId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export async function changeThread(
  db: Db,
  feedbackId: string,
  changes: {
    hasMakerAgreed?: boolean;
    hasTesterAgreed?: boolean;
    revealedAt?: Date;
    conversationId?: string;
  },
): Promise<void> {
  await db.updateTable('feedbackThreads').set(changes).where('feedbackId', '=', feedbackId).execute();
}

/** Lets nobody else use this id until the transaction ends, wherever the message is to stand. */
export async function holdMessageId(db: Db, id: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`message ${id}`}, 0))`.execute(db);
}

/** What was sent under this id, shown or not. */
export async function findMessage(db: Db, vault: Vault, id: string): Promise<NewMessage | undefined> {
  const { rows } = await sql<SealedMessage>`
    select id, feedback_id, from_maker, body, sent_on::text as sent_on from feedback_replies where id = ${id}
    union all
    select id, feedback_id, false, body, sent_on::text from hidden.pending_replies where id = ${id}
  `.execute(db);
  const [message] = await openMessages(db, vault, rows);
  return message;
}

export function sealMessage(db: Db, vault: Vault, message: NewMessage): Promise<Buffer> {
  return vault.seal(db, place(message), message.text, { padded: true });
}

/** Puts a message at the end of its thread, which is held, so positions have no gaps and no doubles. */
export async function insertMessage(
  db: Db,
  { id, feedbackId, fromMaker, sentOn }: NewMessage,
  body: Buffer,
): Promise<void> {
  await sql`
    insert into feedback_replies (id, feedback_id, position, from_maker, body, sent_on)
    select ${id}::uuid, ${feedbackId}::uuid, coalesce(max(position), 0) + 1, ${fromMaker}::boolean, ${body}::bytea, ${sentOn}::date
    from feedback_replies where feedback_id = ${feedbackId}
  `.execute(db);
}

/** The latest, in the order in which they came; what was taken down is read by whoever wrote it alone. */
export async function listMessages(
  db: Db,
  vault: Vault,
  feedbackId: string,
  side: 'maker' | 'tester',
): Promise<ThreadMessage[]> {
  const { rows } = await sql<SealedMessage>`
    select id, feedback_id, from_maker, body, sent_on from (
      select id, feedback_id, from_maker, body, sent_on::text as sent_on, position from feedback_replies
      where feedback_id = ${feedbackId} and (taken_down_at is null or from_maker = ${side === 'maker'}::boolean)
      order by position desc limit ${shown}
    ) as latest order by position
  `.execute(db);
  return openMessages(db, vault, rows);
}

export async function openMessages<Sealed extends SealedMessage>(
  db: Db,
  vault: Vault,
  rows: readonly Sealed[],
): Promise<(Omit<Sealed, 'body'> & { text: string })[]> {
  const texts = await vault.unsealAll(
    db,
    rows.map((row) => ({ place: place(row), cell: row.body })),
  );
  return rows.map(({ body: _, ...row }, index) => ({ ...row, text: texts[index] ?? '' }));
}

/** The conversations that grew out of these threads end with the account; the threads stay. */
export async function partFromConversations(db: Db, vault: Vault, authorId: string): Promise<void> {
  await sql`
    update feedback_threads set conversation_id = null where feedback_id in (${idsOf(vault, authorId)})
  `.execute(db);
}

export async function findPeople(db: Db, ids: readonly string[]) {
  return db.selectFrom(peopleAs('users')).select(['id', 'username', 'name']).where('id', 'in', ids).execute();
}

function place({ id, feedbackId }: { id: string; feedbackId: string }) {
  const scope = { type: 'feedback-thread', id: feedbackId };
  return { table: 'feedback_replies', column: 'body', rowId: id, scope };
}
