import type { Context } from '../../../../core/context.ts';
import { findDescription } from './person-description.queries.ts';
import { findUserByUsername } from './users.queries.ts';

/**
 * What somebody at the machine may know of a person in order to help them: never an address, what they wrote, or whether
 * somebody sanctioned them, since that may be for a feedback whose author is hidden.
 */
export async function describePerson({ db }: Pick<Context, 'db'>, username: string) {
  const user = await findUserByUsername(db, username);
  return user && findDescription(db, user.id);
}
