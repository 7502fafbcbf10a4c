import { sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';
import { prepared } from '../../../../db/prepared.ts';

/** Whoever is just leaving is let go. A later act does not shorten what an earlier one holds. */
export async function upsertNamedAct(db: Db, userId: string, at: Date): Promise<void> {
  await prepared('accounts.upsert-named-act')`
    insert into named_acts (user_id, acted_at)
    select id, ${at}::timestamptz from users where id = ${userId} for key share
    on conflict (user_id) do update set acted_at = greatest(named_acts.acted_at, excluded.acted_at)
  `.execute(db);
}

/** Nothing for whoever tests already. */
export async function upsertCreatorsAct(db: Db, userId: string, at: Date): Promise<void> {
  await sql`
    insert into named_acts (user_id, acted_at)
    select id, ${at}::timestamptz from users where id = ${userId} and role = 'creator' for key share
    on conflict (user_id) do update set acted_at = greatest(named_acts.acted_at, excluded.acted_at)
  `.execute(db);
}

export async function listActedSince(db: Db, since: Date): Promise<string[]> {
  const rows = await db.selectFrom('namedActs').select('userId').where('actedAt', '>=', since).execute();
  return rows.map(({ userId }) => userId);
}

export async function deleteActedBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('namedActs').where('actedAt', '<', before).execute();
}
