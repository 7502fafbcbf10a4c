import type { Context } from '../../../../core/context.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { findCalledPeople } from '../../accounts/find-called-people.ts';
import { prepareExport } from './prepare-export.ts';

/**
 * Starts somebody's archive at their request. It goes to them alone, by a link that wants them signed in: it says which
 * feedback is theirs, and nobody at the machine may read that. Null: nobody has that username.
 */
export async function exportPerson(ctx: Context, username: string): Promise<string | null> {
  const [personId] = await findCalledPeople(ctx.db, [username]);
  if (personId === undefined) return null;
  await inTransaction(ctx, (tx) => prepareExport(tx, personId));
  return personId;
}
