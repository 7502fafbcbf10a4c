import type { Context } from '../../../../core/context.ts';
import type { TransactionContext } from '../../../../core/transaction.ts';
import { countFeedback } from '../../../showcase/projects/count-feedback.ts';
import { feedbackEvents } from '../feedback.events.ts';
import { showDueSkips } from './pending-skips.queries.ts';

/** Shows a project's skips, each in place of what the same person said of it before. */
export async function releaseSkips(tx: TransactionContext<Context>, projectId: string): Promise<void> {
  const { shown, outdated } = await showDueSkips(tx.db, projectId, tx.now());
  if (shown === 0) return;
  if (shown !== outdated) await countFeedback(tx, projectId, { skips: shown - outdated });
  tx.record(feedbackEvents.skipped, { projectId });
}
