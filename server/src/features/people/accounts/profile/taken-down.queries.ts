import { sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';

export function findStoredProfile(db: Db, userId: string) {
  return db
    .selectFrom('users')
    .leftJoin('profiles', 'profiles.userId', 'users.id')
    .select(['username', 'name', 'bio', 'location', 'avatarFolder', 'takenDownAt'])
    .where('users.id', '=', userId)
    .executeTakeFirst();
}

/** The first moment stays. Whoever has said nothing yet has a row from now on. */
export async function setProfileTakenDown(db: Db, userId: string, takenDownAt: Date | null): Promise<void> {
  await db
    .insertInto('profiles')
    .values({ userId, takenDownAt })
    .onConflict((conflict) =>
      conflict.column('userId').doUpdateSet({
        takenDownAt:
          takenDownAt === null ? null : sql<Date>`coalesce(profiles.taken_down_at, excluded.taken_down_at)`,
      }),
    )
    .execute();
}
