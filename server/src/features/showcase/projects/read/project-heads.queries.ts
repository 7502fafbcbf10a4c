import type { Db } from '../../../../db/database.ts';

export async function listHeadRows(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return db
    .selectFrom('projects')
    .select(['id', 'name', 'categories', 'coverKey', 'coverAlt'])
    .where('id', 'in', ids)
    .where('deletedAt', 'is', null)
    .execute();
}
