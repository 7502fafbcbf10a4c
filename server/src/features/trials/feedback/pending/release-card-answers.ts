import type { Context } from '../../../../core/context.ts';
import type { TransactionContext } from '../../../../core/transaction.ts';
import { countCardAnswers } from '../../../showcase/projects/count-card-answers.ts';
import { takeDueAnswers } from '../card-answers/card-answers.queries.ts';

/** Adds to a project's sum what was answered on its card. Nobody is told that anything came. */
export async function releaseCardAnswers(tx: TransactionContext<Context>, projectId: string): Promise<void> {
  for (const answers of await takeDueAnswers(tx.db, projectId, tx.now())) {
    await countCardAnswers(tx, projectId, answers);
  }
}
