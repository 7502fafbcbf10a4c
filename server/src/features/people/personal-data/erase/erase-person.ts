import type { Context } from '../../../../core/context.ts';
import { findCalledPeople } from '../../accounts/find-called-people.ts';
import { endAccount } from './end-account.ts';

/** Ends somebody's account at their request, for whoever cannot do it themselves. Null: nobody has that username. */
export async function erasePerson(ctx: Context, username: string): Promise<string | null> {
  const [personId] = await findCalledPeople(ctx.db, [username]);
  return personId !== undefined && (await endAccount(ctx, personId)) ? personId : null;
}
