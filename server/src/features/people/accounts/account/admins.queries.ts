import { sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';

export async function insertAdmin(db: Db, userId: string, at: Date): Promise<void> {
  await db
    .insertInto('admins')
    .values({ userId, grantedAt: at })
    .onConflict((conflict) => conflict.column('userId').doNothing())
    .execute();
}

export async function deleteAdmin(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('admins').where('userId', '=', userId).execute();
}

export async function countOtherAdmins(db: Db, besides: readonly string[], since: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from admins
    where user_id <> all(${besides}::uuid[])
      and exists (select from sessions where sessions.user_id = admins.user_id and last_used_at > ${since})
  `.execute(db);
  return rows[0]?.count ?? 0;
}

export async function listAdminRows(db: Db): Promise<{ userId: string }[]> {
  return db.selectFrom('admins').select('userId').orderBy('userId').execute();
}
