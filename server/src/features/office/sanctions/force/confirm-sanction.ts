import type { Context } from '../../../../core/context.ts';
import type { TransactionContext } from '../../../../core/transaction.ts';
import { sanctionEvents } from '../sanctions.events.ts';
import { findSanction, moveSanction } from '../sanctions.queries.ts';

/** The time to undo it is over: from now on it is told of. Once, whoever comes first. */
export async function confirmSanction(tx: TransactionContext<Context>, sanctionId: string): Promise<void> {
  const sanction = await findSanction(tx.db, tx.vault, sanctionId);
  if (!sanction) return;
  // A warning holds nobody back: it counts, and has nothing to end.
  const next =
    sanction.step === 'warning'
      ? { state: 'ended' as const, closedAt: tx.now() }
      : { state: 'active' as const };
  if (await moveSanction(tx.db, sanctionId, ['pending'], next))
    tx.record(sanctionEvents.confirmed, { sanctionId, caseId: sanction.caseId });
}
