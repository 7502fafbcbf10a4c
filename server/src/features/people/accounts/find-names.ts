import type { Db } from '../../../db/database.ts';
import { listNames } from './account/users.queries.ts';
import { presentAvatar } from './avatar-sizes.ts';

export interface PersonName {
  name: string;
  username: string;
  /** The address of their picture at 64 px; null also where others do not see their profile. */
  avatar: string | null;
  /** Whoever is limited or suspended, and seen to be, is named to nobody but themselves. */
  isInGoodStanding: boolean;
}

/** What these people are called today, by their ids. */
export async function findNames(db: Db, ids: readonly string[]): Promise<Map<string, PersonName>> {
  const people = await listNames(db, ids);
  return new Map(
    people.map(({ id, name, username, avatarFolder, standing, isStandingHidden }) => [
      id,
      {
        name,
        username,
        avatar: presentAvatar(avatarFolder)?.small ?? null,
        isInGoodStanding: standing === 'good' || isStandingHidden,
      },
    ]),
  );
}
