import type { Db } from '../../../db/database.ts';
import { peopleAs } from '../../people/accounts/accounts.sql.ts';

/** How many accounts were opened from then on: a stretch of an index. */
export async function countOpenedSince(db: Db, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom(peopleAs('people'))
    .select((query) => query.fn.countAll<string>().as('count'))
    .where('people.createdAt', '>', since)
    .executeTakeFirstOrThrow();
  return Number(count);
}
