import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { prepared } from '../../../db/prepared.ts';

export interface NewConversation {
  id: string;
  firstUserId: string;
  secondUserId: string;
  openedAt: Date;
  /** Null: both agreed to it. */
  begunByFirst: boolean | null;
}

/** False: the two have one already. */
export async function insertConversation(db: Db, conversation: NewConversation): Promise<boolean> {
  const row = await db
    .insertInto('conversations')
    .values(conversation)
    .onConflict((conflict) => conflict.constraint('conversations_pair').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function findConversation(
  db: Db,
  firstUserId: string,
  secondUserId: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('conversations')
    .select('id')
    .where('firstUserId', '=', firstUserId)
    .where('secondUserId', '=', secondUserId)
    .executeTakeFirst();
  return row?.id;
}

/** The two know each other by name from now on, if they did not before. */
export async function markRevealed(db: Db, id: string, at: Date): Promise<void> {
  await sql`
    update conversations set revealed_at = coalesce(revealed_at, ${at}), accepted_at = coalesce(accepted_at, ${at}) where id = ${id}
  `.execute(db);
}

/** By whoever did not begin it. */
export async function markAccepted(db: Db, id: string, readerId: string, at: Date): Promise<void> {
  await sql`
    update conversations set accepted_at = ${at}
    where id = ${id} and accepted_at is null and begun_by_first is distinct from coalesce(first_user_id = ${readerId}, false)
  `.execute(db);
}

/** Up to which message whoever reads it has deleted it; null: not any more. */
export async function setDeletedSeq(db: Db, id: string, seq: number | null): Promise<void> {
  await sql`update conversations set deleted_seq = ${seq} where id = ${id}`.execute(db);
}

/** Which of these people talk there, and with whom. */
export async function listMemberships(
  db: Db,
  asked: readonly { userId: string; ownerId: string }[],
): Promise<{ userId: string; ownerId: string; partnerId: string | null }[]> {
  const userIds = asked.map(({ userId }) => userId);
  const ownerIds = asked.map(({ ownerId }) => ownerId);
  const { rows } = await prepared<{ userId: string; ownerId: string; partnerId: string | null }>(
    'conversations.list-memberships',
  )`
    select asked.user_id, asked.owner_id,
      case when first_user_id = asked.user_id then second_user_id else first_user_id end as partner_id
    from unnest(${userIds}::uuid[], ${ownerIds}::uuid[]) as asked (user_id, owner_id)
    join conversations on conversations.id = asked.owner_id
    where asked.user_id in (first_user_id, second_user_id)
  `.execute(db);
  return rows;
}

/** One page of somebody's, oldest id first. */
export function conversationsAfter(
  db: Db,
  userId: string,
  { after, limit }: { after: string | undefined; limit: number },
) {
  return (
    db
      .selectFrom('conversations')
      .select(['id', 'openedAt', 'revealedAt', 'acceptedAt'])
      // That it was deleted is its reader’s own, and nothing that whoever began it may learn.
      .select(
        sql<
          number | null
        >`case when begun_by_first is distinct from (first_user_id = ${userId}) then deleted_seq::float8 end`.as(
          'deletedSeq',
        ),
      )
      .where((is) => is.or([is('firstUserId', '=', userId), is('secondUserId', '=', userId)]))
      .$if(after !== undefined, (query) => query.where('id', '>', after ?? ''))
      .orderBy('id')
      .limit(limit)
      .execute()
  );
}

/** Which of these people somebody knows by name because both agreed to it. */
export async function listRevealedTo(
  db: Db,
  userId: string,
  others: readonly string[],
): Promise<{ otherId: string }[]> {
  const { rows } = await sql<{ otherId: string }>`
    select second_user_id as other_id from conversations
    where first_user_id = ${userId} and second_user_id = any(${others}::uuid[]) and revealed_at is not null
    union
    select first_user_id from conversations
    where second_user_id = ${userId} and first_user_id = any(${others}::uuid[]) and revealed_at is not null
  `.execute(db);
  return rows;
}

/** All that somebody talks in, and whether anybody else is left there. */
export async function listTalksOf(db: Db, userId: string): Promise<{ id: string; isLast: boolean }[]> {
  const { rows } = await sql<{ id: string; isLast: boolean }>`
    select id, first_user_id is null or second_user_id is null as is_last from conversations
    where first_user_id = ${userId} or second_user_id = ${userId} order by id for update
  `.execute(db);
  return rows;
}

/** Removes a member from their conversations. */
export async function leavePairs(db: Db, userId: string): Promise<void> {
  for (const column of ['firstUserId', 'secondUserId'] as const)
    await db
      .updateTable('conversations')
      .set({ [column]: null })
      .where(column, '=', userId)
      .execute();
}

export async function deleteConversations(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await db.deleteFrom('conversations').where('id', 'in', ids).execute();
}
