import { sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';

/** Whoever is just leaving is let go. */
export async function upsertNamedAct(db: Db, userId: string, at: Date): Promise<void> {
  await sql`
    insert into named_acts (user_id, acted_at)
    select id, ${at}::timestamptz from users where id = ${userId} for key share
    on conflict (user_id) do update set acted_at = excluded.acted_at
  `.execute(db);
}

export async function listActedSince(db: Db, since: Date): Promise<string[]> {
  const rows = await db.selectFrom('namedActs').select('userId').where('actedAt', '>=', since).execute();
  return rows.map(({ userId }) => userId);
}

export async function deleteActedBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('namedActs').where('actedAt', '<', before).execute();
}
