import type { Context } from '../../../core/context.ts';
import type { TransactionContext } from '../../../core/transaction.ts';
import { reactionEvents } from './reactions.events.ts';
import { recountReactionsOf } from './recount-person.queries.ts';

/** Whether somebody's reactions count follows how they stand. Called in the transaction that changed it. */
export async function recountPerson(
  tx: TransactionContext<Context>,
  userId: string,
  isCounted: boolean,
): Promise<void> {
  for (const projectId of await recountReactionsOf(tx.db, userId, isCounted)) {
    tx.record(reactionEvents.changed, { projectId });
  }
}
