import type { Context } from '../../../../core/context.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { markReturned } from '../send/deliveries.queries.ts';
import type { Linked } from '../subscription/link-token.ts';
import { findSubscription } from '../subscription/subscriptions.queries.ts';
import { followRefusal, stateAfter } from './follow-refusal.ts';
import { judgeStatus } from './judge-status.policy.ts';
import type { MailReport } from './read-report.ts';
import { suppressReader } from './suppress-reader.ts';

/**
 * Applies a report to the subscription that its address names. A report never affects other readers, because each reader can
 * write one. Idempotent. Reports about older links or ended subscriptions change nothing.
 */
export async function takeReport(ctx: Context, linked: Linked, report: MailReport): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const row = await findSubscription(tx.db, linked.id);
    if (row?.state !== 'confirmed' || row.tokenVersion !== linked.tokenVersion) return;
    if (report.kind === 'complaint') return suppressReader(tx, row, 'complaint');
    // Our relay was used up. Other codes about the network may be about the other side.
    if (report.status?.endsWith('.4.5')) return markReturned(tx.db, row, { state: 'late', at: tx.now() });
    const sense = judgeStatus(report.status);
    await markReturned(tx.db, row, { state: stateAfter(sense), at: tx.now() });
    await followRefusal(tx, row.id, sense);
  });
}
