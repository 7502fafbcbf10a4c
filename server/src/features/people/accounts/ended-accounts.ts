import type { Context } from '../../../core/context.ts';
import { deleteUser, listDeletedUsers } from './account/deletion.queries.ts';

/** Accounts that ended before a moment and of which rows are left. */
export function listEndedAccounts({ db }: Pick<Context, 'db'>, before: Date): Promise<string[]> {
  return listDeletedUsers(db, before, 100);
}

/** The last row of an ended account. */
export function deleteEndedAccount({ db }: Pick<Context, 'db'>, userId: string): Promise<void> {
  return deleteUser(db, userId);
}
