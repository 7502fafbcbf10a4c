import type { Context } from '../../../core/context.ts';
import { listAccountsAt } from './account/accounts-at.queries.ts';

export interface AccountAt {
  id: string;
  isSuspended: boolean;
}

/** Accounts by the fingerprint of their confirmed address, in hexadecimal. For use in memory: nobody keeps the pair. */
export async function findAccountsAt(
  { db }: Pick<Context, 'db'>,
  emailIndexes: readonly Buffer[],
): Promise<Map<string, AccountAt>> {
  if (emailIndexes.length === 0) return new Map();
  const rows = await listAccountsAt(db, emailIndexes);
  return new Map(
    rows.map(({ id, emailIndex, standing }) => [
      emailIndex.toString('hex'),
      { id, isSuspended: standing === 'suspended' },
    ]),
  );
}
