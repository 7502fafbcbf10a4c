import type { Context } from '../../../../core/context.ts';
import type { TransactionContext } from '../../../../core/transaction.ts';
import { caseEvents } from '../cases.events.ts';
import { type Case, changeCase } from '../cases.queries.ts';
import { moveTallies } from './move-tallies.ts';

/** From now on it can no longer be undone: what reporters are worth moves, and they are told. The case is held. */
export async function closeCase(tx: TransactionContext<Context>, found: Case): Promise<void> {
  await changeCase(tx.db, found, { state: 'closed', closedAt: tx.now() });
  await moveTallies(tx, found.id);
  tx.record(caseEvents.published, { caseId: found.id });
  tx.record(caseEvents.changed, { caseId: found.id });
}
