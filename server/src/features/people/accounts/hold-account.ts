import type { Transaction } from '../../../core/transaction.ts';
import { lockUser } from './account/standing.queries.ts';

/** One at a time for whoever counts what somebody has before adding to it: until the transaction ends. */
export function holdAccount({ db }: Pick<Transaction, 'db'>, userId: string): Promise<void> {
  return lockUser(db, userId);
}
