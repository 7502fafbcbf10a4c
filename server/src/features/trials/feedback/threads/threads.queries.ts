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

interface Waiting {
  publishAt: Date | null;
  /** Whether the maker closed the thread before it was published. */
  isUndelivered: boolean;
}

export interface ListedMessage extends ThreadMessage, Waiting {}

export interface NewMessage extends ThreadMessage {
  feedbackId: string;
}

export interface SealedMessage extends Omit<NewMessage, 'text'> {
  body: Buffer;
}

/** Longer talks belong into an ordinary conversation, which is one agreement away. */
const shown = 200;

const threadColumns = [
  'hasMakerAgreed',
  'hasTesterAgreed',
  'pendingTesterAgreed',
  'publishAt',
  'revealedAt',
  'conversationId',
] as const;

const emptyThread = {
  hasMakerAgreed: false,
  hasTesterAgreed: false,
  pendingTesterAgreed: null,
  publishAt: null,
  revealedAt: null,
  conversationId: null,
};

/** Returns an empty thread if nobody has written in it. */
export async function findThread(db: Db, feedbackId: string) {
  const row = await db
    .selectFrom('feedbackThreads')
    .select(threadColumns)
    .where('feedbackId', '=', feedbackId)
    .executeTakeFirst();
  return row ?? emptyThread;
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
    .select(threadColumns)
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

/** Stores the tester's word on showing names. It takes effect at `publishAt`. Lock the thread first. */
export async function saveAgreement(
  db: Db,
  feedbackId: string,
  pendingTesterAgreed: boolean,
  publishAt: Date,
): Promise<void> {
  await db
    .updateTable('feedbackThreads')
    .set({ pendingTesterAgreed, publishAt })
    .where('feedbackId', '=', feedbackId)
    .execute();
}

/** Withdraws the tester's agreement to show names at `publishAt`, if there is one. */
export async function withdrawAgreement(db: Db, feedbackId: string, publishAt: Date): Promise<void> {
  await sql`
    update feedback_threads set ${withdrawn(publishAt)} where feedback_id = ${feedbackId} and revealed_at is null
  `.execute(db);
}

/** The same for all threads of an author whose account is deleted. */
export async function withdrawAgreementsOf(
  db: Db,
  vault: Vault,
  authorId: string,
  publishAt: Date,
): Promise<void> {
  await sql`
    update feedback_threads set ${withdrawn(publishAt)}
    where feedback_id in (${idsOf(vault, authorId)}) and revealed_at is null
  `.execute(db);
}

/** An agreement that the maker has not seen needs no boundary. */
const withdrawn = (publishAt: Date) => sql`
  pending_tester_agreed = case when has_tester_agreed then false end,
  publish_at = case when has_tester_agreed then ${publishAt}::timestamptz end`;

/** Keeps from the maker, permanently, what waits in a thread that they closed. */
export async function stopWaiting(db: Db, feedbackId: string): Promise<void> {
  await db
    .updateTable('feedbackReplies')
    .set({ isUndelivered: true, publishAt: null })
    .where('feedbackId', '=', feedbackId)
    .where('position', 'is', null)
    .execute();
  await db
    .updateTable('feedbackThreads')
    .set({ pendingTesterAgreed: null, publishAt: null })
    .where('feedbackId', '=', feedbackId)
    .execute();
}

/** Lets nobody else use this id until the transaction ends, wherever the message is to stand. */
export async function holdMessageId(db: Db, id: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`message ${id}`}, 0))`.execute(db);
}

/** Returns the message with this ID, published or not. */
export async function findMessage(db: Db, vault: Vault, id: string): Promise<NewMessage | undefined> {
  const { rows } = await sql<SealedMessage>`
    select id, feedback_id, from_maker, body, sent_on::text as sent_on from feedback_replies where id = ${id}
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

/**
 * Inserts a tester's message that the maker does not see before `publishAt`; null keeps it from them. It gets its position
 * when it is published, because a gap would reveal that a message waits.
 */
export async function insertWaitingMessage(
  db: Db,
  { id, feedbackId, fromMaker, sentOn }: NewMessage,
  waiting: { body: Buffer; writtenAt: Date; publishAt: Date | null },
): Promise<void> {
  await db
    .insertInto('feedbackReplies')
    .values({ id, feedbackId, fromMaker, sentOn, position: null, ...waiting })
    .execute();
}

/** Returns the last messages in order. Only its author reads a message that is waiting or was removed by a moderator. */
export async function listMessages(
  db: Db,
  vault: Vault,
  feedbackId: string,
  side: 'maker' | 'tester',
): Promise<ListedMessage[]> {
  const isOwn = sql`from_maker = ${side === 'maker'}::boolean`;
  const { rows } = await sql<SealedMessage & Waiting>`
    select id, feedback_id, from_maker, body, sent_on, publish_at, is_undelivered from (
      select id, feedback_id, from_maker, body, sent_on::text as sent_on, publish_at, is_undelivered, position, written_at
      from feedback_replies
      where feedback_id = ${feedbackId} and (${isOwn} or (taken_down_at is null and position is not null))
      order by position desc nulls first, written_at desc, id desc limit ${shown}
    ) as latest order by position nulls last, written_at, id
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
