import type { Context } from '../../../../core/context.ts';
import type { TransactionContext } from '../../../../core/transaction.ts';
import { liftSanction } from '../../sanctions/lift-sanction.ts';
import { caseEvents } from '../cases.events.ts';
import { type Case, changeCase } from '../cases.queries.ts';
import { moveReports } from '../reports/reports.queries.ts';
import { showContent } from './show-content.ts';

/** As if it had never been decided: the content as reports had left it, the reports open, the sanction lifted. The case is held. */
export async function reopenCase(tx: TransactionContext<Context>, found: Case): Promise<void> {
  if (found.sanctionId) await liftSanction(tx, found.sanctionId);
  await showContent(tx, found, found.hiddenAt !== null);
  await moveReports(tx.db, { caseId: found.id }, ['upheld', 'rejected'], 'open');
  await changeCase(tx.db, found, {
    state: 'open',
    outcome: null,
    step: null,
    hours: null,
    rule: null,
    decidedBy: null,
    secondedBy: null,
    decidedAt: null,
    isSingleHanded: false,
    asked: null,
    sanctionId: null,
    claimedBy: null,
    claimedUntil: null,
  });
  tx.record(caseEvents.changed, { caseId: found.id });
}
