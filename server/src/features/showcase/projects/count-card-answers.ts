import type { Context } from '../../../core/context.ts';
import type { TransactionContext } from '../../../core/transaction.ts';
import { addCardAnswers } from './ratings/card-counts.queries.ts';

export interface CardAnswers {
  /** The question that was answered. */
  question: string;
  yes: number;
  no: number;
}

/** Counts answers in the transaction that publishes them. */
export function countCardAnswers(
  tx: TransactionContext<Context>,
  projectId: string,
  answers: CardAnswers,
): Promise<void> {
  return addCardAnswers(tx.db, projectId, answers);
}
