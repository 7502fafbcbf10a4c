import { sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';

/** What a decision deleted stays until nobody can appeal against it any more. */
interface PurgeDays {
  before: Date;
  decidedBefore: Date;
}

const isPurgeable = ({ before, decidedBefore }: PurgeDays) => sql<boolean>`
  deleted_at <= case when measure = 'deleted' then ${decidedBefore}::timestamptz else ${before}::timestamptz end`;

export async function listPurgeable(db: Db, days: PurgeDays): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from groups where ${isPurgeable(days)} order by deleted_at limit 1000
  `.execute(db);
  return rows.map(({ id }) => id);
}

/** Until the transaction ends. False: it was brought back. */
export async function holdPurgeable(db: Db, groupId: string, days: PurgeDays): Promise<boolean> {
  const { rows } = await sql`
    select id from groups where id = ${groupId} and ${isPurgeable(days)} for no key update
  `.execute(db);
  return rows.length > 0;
}

export async function deleteGroupRow(db: Db, groupId: string): Promise<void> {
  await db.deleteFrom('groups').where('id', '=', groupId).execute();
}
