import type { Context } from '../../../../core/context.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { listDueProjects } from './due-projects.queries.ts';
import { releaseCardAnswers } from './release-card-answers.ts';
import { releaseFeedback } from './release-feedback.ts';
import { releaseSkips } from './release-skips.ts';
import { releaseThreads } from './release-threads.ts';

/**
 * Publishes what testers have done up to the last 15-minute boundary. Each project has one transaction, because no reader
 * may see a part of what becomes due together.
 */
export async function releasePending(ctx: Context): Promise<void> {
  const failures: unknown[] = [];
  for (const projectId of await listDueProjects(ctx.db, ctx.now())) {
    try {
      await inTransaction(ctx, async (tx) => {
        await releaseFeedback(tx, projectId);
        await releaseSkips(tx, projectId);
        await releaseThreads(tx, projectId);
        await releaseCardAnswers(tx, projectId);
      });
    } catch (error) {
      // What cannot be shown on one project keeps nobody else waiting.
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Some hidden acts could not be shown.');
}
