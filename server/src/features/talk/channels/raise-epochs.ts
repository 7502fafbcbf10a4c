import type { Context } from '../../../core/context.ts';
import type { TransactionContext } from '../../../core/transaction.ts';
import { type Owners, raiseHeadEpochs } from './access/heads.queries.ts';

/**
 * Somebody loses a right in the channels of these conversations or of this group, with the commit of this transaction: a message is either there before it or
 * refused, and nothing written after it reaches whoever may not hear it.
 */
export async function raiseEpochs(
  { db }: Pick<TransactionContext<Context>, 'db'>,
  owners: Owners,
): Promise<void> {
  await raiseHeadEpochs(db, owners);
}
