import { sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';

export async function listPurgeable(db: Db, before: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from groups where deleted_at <= ${before} order by deleted_at limit 1000
  `.execute(db);
  return rows.map(({ id }) => id);
}

/** Until the transaction ends. False: it was brought back. */
export async function holdPurgeable(db: Db, groupId: string, before: Date): Promise<boolean> {
  const { rows } = await sql`
    select id from groups where id = ${groupId} and deleted_at <= ${before} for no key update
  `.execute(db);
  return rows.length > 0;
}

export async function deleteSomeMembers(db: Db, groupId: string, limit: number): Promise<bigint> {
  const { numAffectedRows = 0n } = await sql`
    delete from group_members where group_id = ${groupId} and user_id in (
      select user_id from group_members where group_id = ${groupId} order by role, joined_at, user_id limit ${limit})
  `.execute(db);
  return numAffectedRows;
}

/** With it go its invites, requests, bans and shared projects. */
export async function deleteGroupRow(db: Db, groupId: string): Promise<void> {
  await db.deleteFrom('groups').where('id', '=', groupId).execute();
}
