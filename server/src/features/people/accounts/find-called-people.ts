import type { Db } from '../../../db/database.ts';
import { listConfirmed } from './account/users.queries.ts';

/** Whose usernames these are: people who have confirmed their address. */
export async function findCalledPeople(db: Db, usernames: readonly string[]): Promise<string[]> {
  const people = await listConfirmed(db, usernames);
  return people.map(({ id }) => id);
}
