import type { Context } from '../../../core/context.ts';
import type { TransactionContext } from '../../../core/transaction.ts';
import { raiseHeadEpochs } from './access/heads.queries.ts';

/**
 * Somebody loses a right in these conversations, with the commit of this transaction: a message is either there before it or refused, and nothing written
 * after it reaches whoever may not hear it.
 */
export async function raiseEpochs(
  { db }: Pick<TransactionContext<Context>, 'db'>,
  conversationIds: readonly string[],
): Promise<void> {
  if (conversationIds.length > 0) await raiseHeadEpochs(db, conversationIds);
}
