import type { Context } from '../../../../core/context.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { forgetNamedActs } from '../../../people/accounts/named-acts.ts';
import { listDueProjects } from './due-projects.queries.ts';
import { holdNamed, listNamedTags } from './hold-acts.ts';
import { releaseCardAnswers } from './release-card-answers.ts';
import { releaseFeedback } from './release-feedback.ts';
import { releaseSkips } from './release-skips.ts';
import { releaseThreads } from './release-threads.ts';

/**
 * Shows everybody what hidden testers have done up to the last full quarter of an hour: all of a project's in one
 * transaction, so that nobody sees one act before another of the same quarter. What its author's name would be seen
 * beside is held.
 */
export async function releasePending(ctx: Context): Promise<void> {
  const failures: unknown[] = [];
  const named = await listNamedTags(ctx);
  for (const projectId of await listDueProjects(ctx.db, ctx.now())) {
    try {
      await inTransaction(ctx, async (tx) => {
        await holdNamed(tx, projectId, named);
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
  await forgetNamedActs(ctx);
  if (failures.length > 0) throw new AggregateError(failures, 'Some hidden acts could not be shown.');
}
