import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { peopleAs } from '../accounts/accounts.sql.ts';

export interface BlockRow {
  blockedId: string;
  since: Date;
}

/** Held until the transaction ends, so that two blocks at once are counted one after the other. */
export async function countBlocksOf(db: Db, blockerId: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`blocks of ${blockerId}`}, 0))`.execute(db);
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from blocks where blocker_id = ${blockerId}
  `.execute(db);
  return rows[0]?.count ?? 0;
}

/** Once blocked, somebody is blocked since then. */
export async function insertBlock(
  db: Db,
  block: { blockerId: string; blockedId: string; since: Date },
): Promise<void> {
  await db
    .insertInto('blocks')
    .values(block)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteBlock(db: Db, blockerId: string, blockedId: string): Promise<void> {
  await db
    .deleteFrom('blocks')
    .where('blockerId', '=', blockerId)
    .where('blockedId', '=', blockedId)
    .execute();
}

/** Latest first, from behind a place on. */
export async function listBlocksOf(
  db: Db,
  blockerId: string,
  { after, limit }: { after: BlockRow | undefined; limit: number },
): Promise<(BlockRow & { username: string; name: string })[]> {
  const beyond = after
    ? sql`and (since, blocked_id) < (${after.since}::timestamptz, ${after.blockedId}::uuid)`
    : sql``;
  const { rows } = await sql<BlockRow & { username: string; name: string }>`
    select blocked_id, since, people.username, people.name
    from blocks join ${peopleAs('people')} on people.id = blocked_id and people.deleted_at is null
    where blocker_id = ${blockerId} ${beyond}
    order by since desc, blocked_id desc limit ${limit}
  `.execute(db);
  return rows;
}

export async function findBlock(db: Db, blockerId: string, blockedId: string): Promise<BlockRow | undefined> {
  return db
    .selectFrom('blocks')
    .select(['blockedId', 'since'])
    .where('blockerId', '=', blockerId)
    .where('blockedId', '=', blockedId)
    .executeTakeFirst();
}

/** Which of these people somebody blocks, and which block them. */
export async function listBlocksBetween(
  db: Db,
  personId: string,
  others: readonly string[],
): Promise<{ otherId: string; isOwn: boolean }[]> {
  const { rows } = await sql<{ otherId: string; isOwn: boolean }>`
    select blocked_id as other_id, true as is_own from blocks
    where blocker_id = ${personId} and blocked_id = any (${others}::uuid[])
    union all
    select blocker_id, false from blocks
    where blocked_id = ${personId} and blocker_id = any (${others}::uuid[])
  `.execute(db);
  return rows;
}

export async function listBlockersOf(
  db: Db,
  people: readonly string[],
): Promise<{ blockerId: string; blockedId: string }[]> {
  const { rows } = await sql<{ blockerId: string; blockedId: string }>`
    select blocker_id, blocked_id from blocks where blocked_id = any (${people}::uuid[])
  `.execute(db);
  return rows;
}
