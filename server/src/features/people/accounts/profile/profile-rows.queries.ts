import type { ProfileChanges } from '@firstlight/contract/reputation/profiles/profiles.ts';
import type { Category } from '@firstlight/contract/showcase/projects/categories.ts';
import { sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';
import { isThereForOthers } from './is-there-for-others.sql.ts';

/** What whoever has said nothing yet says. */
const silent = {
  bio: '',
  location: '',
  avatarFolder: null,
  visibility: 'visible',
  interests: [],
} as const;

export async function findOwnProfile(db: Db, userId: string) {
  const row = await db
    .selectFrom('profiles')
    .select(['bio', 'location', 'avatarFolder', 'visibility', 'interests'])
    .where('userId', '=', userId)
    .executeTakeFirst();
  // The table's own check knows the categories; its type does not.
  return { ...(row ?? silent), interests: (row?.interests ?? []) as Category[] };
}

/** Somebody by the name they have now, or oneself: whoever is limited or suspended has a page for themselves alone. */
export async function findProfiledPerson(db: Db, username: string, viewerId: string) {
  const row = await db
    .selectFrom('users')
    .leftJoin('profiles', 'profiles.userId', 'users.id')
    .select([
      'users.id',
      'username',
      'name',
      'role',
      'users.createdAt',
      'bio',
      'location',
      'avatarFolder',
      'visibility',
      'takenDownAt',
    ])
    .where('username', '=', username)
    .where(sql<boolean>`(users.id = ${viewerId} or ${isThereForOthers})`)
    .executeTakeFirst();
  return (
    row && {
      ...row,
      bio: row.bio ?? silent.bio,
      location: row.location ?? silent.location,
      visibility: row.visibility ?? silent.visibility,
    }
  );
}

export async function changeProfile(db: Db, userId: string, changes: ProfileChanges): Promise<void> {
  if (Object.keys(changes).length === 0) return;
  await db
    .insertInto('profiles')
    .values({ userId, ...changes })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet(changes))
    .execute();
}

/** Puts another picture in place and gives the folder of the one before, which nobody else is given too. */
export async function replaceAvatar(
  db: Db,
  userId: string,
  avatarFolder: string | null,
): Promise<string | null> {
  await db
    .insertInto('profiles')
    .values({ userId })
    .onConflict((conflict) => conflict.column('userId').doNothing())
    .execute();
  const before = await db
    .selectFrom('profiles')
    .select('avatarFolder')
    .where('userId', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  await db.updateTable('profiles').set({ avatarFolder }).where('userId', '=', userId).execute();
  return before.avatarFolder;
}

/** One row at most. */
export async function* profileOf(db: Db, userId: string) {
  yield* await db.selectFrom('profiles').selectAll().where('userId', '=', userId).execute();
}
