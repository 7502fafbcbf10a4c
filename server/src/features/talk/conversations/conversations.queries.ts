import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';

/** False: the two have one already. */
export async function insertConversation(
  db: Db,
  conversation: { id: string; firstUserId: string; secondUserId: string; openedAt: Date },
): Promise<boolean> {
  const row = await db
    .insertInto('conversations')
    .values(conversation)
    .onConflict((conflict) => conflict.constraint('conversations_pair').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function findConversation(db: Db, firstUserId: string, secondUserId: string) {
  return db
    .selectFrom('conversations')
    .select('id')
    .where('firstUserId', '=', firstUserId)
    .where('secondUserId', '=', secondUserId)
    .executeTakeFirstOrThrow();
}

/** One page of somebody's, oldest id first. */
export function conversationsAfter(
  db: Db,
  userId: string,
  { after, limit }: { after: string | undefined; limit: number },
) {
  return db
    .selectFrom('conversations')
    .select(['id', 'openedAt'])
    .where((is) => is.or([is('firstUserId', '=', userId), is('secondUserId', '=', userId)]))
    .$if(after !== undefined, (query) => query.where('id', '>', after ?? ''))
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** With which of these people somebody has one. */
export async function listTalkingWith(
  db: Db,
  userId: string,
  others: readonly string[],
): Promise<{ otherId: string }[]> {
  const { rows } = await sql<{ otherId: string }>`
    select second_user_id as other_id from conversations
    where first_user_id = ${userId} and second_user_id = any(${others}::uuid[])
    union
    select first_user_id from conversations
    where second_user_id = ${userId} and first_user_id = any(${others}::uuid[])
  `.execute(db);
  return rows;
}
