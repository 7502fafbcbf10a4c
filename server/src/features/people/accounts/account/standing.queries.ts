import type { Db } from '../../../../db/database.ts';
import { prepared } from '../../../../db/prepared.ts';

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

/** Those of these people who are suspended, whether others see it or not. */
export async function listSuspended(db: Db, userIds: readonly string[]): Promise<string[]> {
  const { rows } = await prepared<{ id: string }>('accounts.list-suspended')`
    select id from users where id = any (${userIds}::uuid[]) and standing = 'suspended'
  `.execute(db);
  return rows.map(({ id }) => id);
}
