import type { Db } from '../../../../db/database.ts';

export function findStanding(db: Db, userId: string) {
  return db
    .selectFrom('users')
    .select(['standing', 'isStandingHidden', 'createdAt'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
}

/** Waits for whoever is adding something that names the account, and makes them wait. */
export async function lockUser(db: Db, userId: string): Promise<void> {
  await db.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
}

export interface NewStanding {
  standing: 'good' | 'limited' | 'suspended';
  /** Others see nothing of it. */
  isStandingHidden: boolean;
}

/** False: it was so already, or nobody is there. */
export async function setStanding(
  db: Db,
  userId: string,
  { standing, isStandingHidden }: NewStanding,
): Promise<boolean> {
  const row = await db
    .updateTable('users')
    .set({ standing, isStandingHidden })
    .where('id', '=', userId)
    .where((is) => is.or([is('standing', '<>', standing), is('isStandingHidden', '<>', isStandingHidden)]))
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
