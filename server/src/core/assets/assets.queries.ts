import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

export async function listPublishedAssets(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('publishedAssets').select('name').execute();
  return rows.map(({ name }) => name);
}

/** These are the newest release's; all others are superseded from now on. Says how many. */
export async function replaceAssets(db: Db, names: readonly string[], now: Date): Promise<number> {
  await sql`
    insert into published_assets (name) select unnest(${names}::text[])
    on conflict (name) do update set superseded_at = null
  `.execute(db);
  const { numAffectedRows } = await sql`
    update published_assets set superseded_at = ${now}
    where superseded_at is null and name <> all(${names}::text[])
  `.execute(db);
  return Number(numAffectedRows ?? 0);
}

export async function listOldAssets(db: Db, before: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('publishedAssets')
    .select('name')
    .where('supersededAt', '<', before)
    .limit(limit)
    .execute();
  return rows.map(({ name }) => name);
}

export async function forgetAssets(db: Db, names: readonly string[]): Promise<void> {
  if (names.length > 0)
    await db
      .deleteFrom('publishedAssets')
      .where('name', 'in', [...names])
      .execute();
}
