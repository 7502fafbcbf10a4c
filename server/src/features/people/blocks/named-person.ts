import { AppError } from '../../../core/app-error.ts';
import type { Context, Member } from '../../../core/context.ts';
import { findCalledPeople } from '../accounts/find-called-people.ts';

/** Whoever has this name now, whether their profile is shown or not: people meet where they comment, too. */
export async function namedPerson({ db }: Context<Member>, username: string): Promise<string> {
  const [id] = await findCalledPeople(db, [username]);
  if (id === undefined) throw new AppError('request.not_found');
  return id;
}
