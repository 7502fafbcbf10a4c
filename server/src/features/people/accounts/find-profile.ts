import type { Context, Member } from '../../../core/context.ts';
import { findOwnProfile, findProfiledPerson, profileOf } from './profile/profile-rows.queries.ts';

export type OwnProfileRow = Awaited<ReturnType<typeof findOwnProfile>>;
export type ProfiledPerson = NonNullable<Awaited<ReturnType<typeof findProfiledPerson>>>;

/** What somebody says of themselves, or what whoever has said nothing says. */
export function findProfile({ db }: Pick<Context, 'db'>, userId: string): Promise<OwnProfileRow> {
  return findOwnProfile(db, userId);
}

/** Somebody by the name they have now, with what they say of themselves, as far as they are there for who asks. */
export function findProfileByUsername(
  { db, actor }: Pick<Context<Member>, 'db' | 'actor'>,
  username: string,
): Promise<ProfiledPerson | undefined> {
  return findProfiledPerson(db, username, actor.id);
}

/** The row as it is stored, one at most: for its owner's archive. */
export function listProfileRows({ db }: Pick<Context, 'db'>, userId: string) {
  return profileOf(db, userId);
}
