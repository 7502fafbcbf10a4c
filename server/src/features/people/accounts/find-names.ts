import type { Db } from '../../../db/database.ts';
import { listNames } from './account/users.queries.ts';

export interface PersonName {
  name: string;
  username: string;
  /** Whoever is limited or suspended, and seen to be, is named to nobody but themselves. */
  isInGoodStanding: boolean;
}

/** What these people are called today, by their ids. */
export async function findNames(db: Db, ids: readonly string[]): Promise<Map<string, PersonName>> {
  const people = await listNames(db, ids);
  return new Map(
    people.map(({ id, name, username, standing, isStandingHidden }) => [
      id,
      { name, username, isInGoodStanding: standing === 'good' || isStandingHidden },
    ]),
  );
}
