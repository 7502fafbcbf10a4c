import type { Context } from '../../../../core/context.ts';
import type { TransactionContext } from '../../../../core/transaction.ts';
import { feedbackEvents } from '../feedback.events.ts';
import { settleReveal } from '../threads/settle-reveal.ts';
import { changeThread, lockThread } from '../threads/threads.queries.ts';
import { listDueThreads, showMessages, takeDueReveal } from './pending-threads.queries.ts';

/** Shows makers what testers wrote to them, and whether they agree to show their names. */
export async function releaseThreads(tx: TransactionContext<Context>, projectId: string): Promise<void> {
  for (const feedbackId of await listDueThreads(tx.db, projectId, tx.now())) {
    const thread = await lockThread(tx.db, feedbackId);
    for (const { id: messageId } of await showMessages(tx.db, feedbackId, tx.now())) {
      tx.record(feedbackEvents.replied, { projectId, feedbackId, messageId, from: 'tester' });
    }
    const reveal = await takeDueReveal(tx.db, feedbackId, tx.now());
    if (!reveal || thread.revealedAt || reveal.agrees === thread.hasTesterAgreed) continue;
    await changeThread(tx.db, feedbackId, { hasTesterAgreed: reveal.agrees });
    await settleReveal(tx, { id: feedbackId, projectId }, 'tester');
  }
}
