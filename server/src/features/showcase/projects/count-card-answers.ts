import type { Context } from '../../../core/context.ts';
import type { TransactionContext } from '../../../core/transaction.ts';
import { addCardAnswers } from './ratings/card-counts.queries.ts';

export interface CardAnswers {
  /** In the words that were answered: those to another question than the one before are counted anew. */
  question: string;
  yes: number;
  no: number;
}

/** Called by `feedback` in its transaction, when answers may be known. Of a question that is not asked now nothing is counted. */
export function countCardAnswers(
  tx: TransactionContext<Context>,
  projectId: string,
  answers: CardAnswers,
): Promise<void> {
  return addCardAnswers(tx.db, projectId, answers);
}
