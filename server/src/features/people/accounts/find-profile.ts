import type { Context } from '../../../core/context.ts';
import { findOwnProfile, findProfiledPerson, profileOf } from './profile/profile-rows.queries.ts';

export type OwnProfileRow = Awaited<ReturnType<typeof findOwnProfile>>;
export type ProfiledPerson = NonNullable<Awaited<ReturnType<typeof findProfiledPerson>>>;

/** What somebody says of themselves, or what whoever has said nothing says. */
export function findProfile({ db }: Pick<Context, 'db'>, userId: string): Promise<OwnProfileRow> {
  return findOwnProfile(db, userId);
}

/** Somebody by the name they have now, with what they say of themselves. Whoever never confirmed an address is nobody yet. */
export function findProfileByUsername(
  { db }: Pick<Context, 'db'>,
  username: string,
): Promise<ProfiledPerson | undefined> {
  return findProfiledPerson(db, username);
}

/** The row as it is stored, one at most: for its owner's archive. */
export function listProfileRows({ db }: Pick<Context, 'db'>, userId: string) {
  return profileOf(db, userId);
}
