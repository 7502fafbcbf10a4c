import type { Context } from '../../../../core/context.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { countFeedback } from '../../../showcase/projects/count-feedback.ts';
import { feedbackEvents } from '../feedback.events.ts';
import { lockAllOf } from '../hidden/authors.queries.ts';
import { withholdPending } from '../pending/pending-feedback.queries.ts';
import { withholdSkips } from '../skips/skips-of-author.queries.ts';
import { changeRow } from './feedback.queries.ts';
import { updateProjectCounts } from './update-project-counts.ts';

/** Hides what a limited person wrote from everybody else, and takes it out of all figures; or brings it back. */
export async function withholdFeedback(ctx: Context, authorId: string, isWithheld: boolean): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const touched = new Set<string>();
    for (const before of await lockAllOf(tx.db, tx.vault, authorId)) {
      if (before.isWithheld === isWithheld) continue;
      await changeRow(tx.db, before.id, { isWithheld });
      if (before.deletedAt) continue;
      await updateProjectCounts(tx, before, { ...before, isWithheld });
      touched.add(before.projectId);
    }
    await withholdPending(tx.db, tx.vault, authorId, isWithheld);
    for (const { projectId, isLatest } of await withholdSkips(tx.db, tx.vault, authorId, isWithheld)) {
      if (isLatest) await countFeedback(tx, projectId, { skips: isWithheld ? -1 : 1 });
      touched.add(projectId);
    }
    for (const projectId of touched) tx.record(feedbackEvents.visibilityChanged, { projectId });
  });
}
