import type { Context } from '../../../../core/context.ts';
import type { Person } from '../../../../core/personal-part.ts';
import type { TransactionContext } from '../../../../core/transaction.ts';

/** Each feature forgets its part of somebody, in the order of the features; with the commit the account is gone. */
export async function eraseParts(tx: TransactionContext<Context>, person: Person): Promise<void> {
  for (const part of tx.personalParts) await part.erase?.(tx, person);
}
