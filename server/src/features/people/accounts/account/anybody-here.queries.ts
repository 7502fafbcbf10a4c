import type { Db } from '../../../../db/database.ts';

/** Whether this site has a single account. */
export async function isAnybodyHere(db: Db): Promise<boolean> {
  return (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined;
}
