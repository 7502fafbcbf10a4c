import type { Context } from '../context.ts';
import type { Transaction } from '../transaction.ts';
import { putMarkFile } from './mark-files.ts';
import { ensureSite, insertMark, settleMark } from './marks.queries.ts';

/**
 * Notes outside of the database that an account is about to go, before it goes: should the database be restored to an earlier
 * moment, it goes again. First here, committed, then there; without the note nobody is erased.
 */
export async function markErasure(
  { db, files, now, newId }: Pick<Context, 'db' | 'files' | 'now' | 'newId'>,
  personId: string,
): Promise<string> {
  const site = await ensureSite(db);
  const mark = { id: newId(), at: now() };
  await insertMark(db, { id: mark.id, markedAt: mark.at, isPending: true });
  await putMarkFile(files, site, { ...mark, personId });
  return mark.id;
}

/** In the transaction of the erasure. */
export async function settleErasure({ db }: Pick<Transaction, 'db'>, markId: string): Promise<void> {
  await settleMark(db, markId);
}
