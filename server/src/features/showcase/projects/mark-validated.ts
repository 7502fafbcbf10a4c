import type { Transaction } from '../../../core/transaction.ts';
import { setValidated } from './ratings/counts.queries.ts';

/**
 * Writes down what the night's weighing decided, where lists read it. A rating that fell meanwhile has the last word: it
 * took the status away, and nobody gives it back on yesterday's figures. Answers with the projects that this changed.
 */
export function markValidated(
  { db }: Pick<Transaction, 'db'>,
  projectIds: readonly string[],
  isValidated: boolean,
): Promise<string[]> {
  return setValidated(db, projectIds, isValidated);
}
