import type { Context } from '../../../../core/context.ts';
import { lastQuarter } from '../../../../core/next-quarter.ts';
import type { TransactionContext } from '../../../../core/transaction.ts';
import { feedbackEvents } from '../feedback.events.ts';
import { changeRow, type FeedbackRow, findFeedbackRows, type StoredRow } from '../give/feedback.queries.ts';
import { updateProjectCounts } from '../give/update-project-counts.ts';
import { lockDueFeedback, type PendingFeedback, type Version } from './pending-feedback.queries.ts';

/** Shows a project's feedback as its authors left it last. Tells only of what others can see. */
export async function releaseFeedback(tx: TransactionContext<Context>, projectId: string): Promise<void> {
  const due = await lockDueFeedback(tx.db, projectId, tx.now());
  const rows = await findFeedbackRows(
    tx.db,
    due.map(({ feedbackId }) => feedbackId),
  );
  const shown = new Map(rows.map((row) => [row.id, row]));
  for (const pending of due) {
    const before = shown.get(pending.feedbackId);
    if (before) await show(tx, before, pending);
  }
}

async function show(
  tx: TransactionContext<Context>,
  before: StoredRow,
  { feedbackId, isNew, retestId, releaseAt, ...version }: PendingFeedback,
): Promise<void> {
  // What was taken down stays down, whatever its author makes of it.
  const isDown = before.takenDownAt !== null;
  const after = { ...before, ...version, isWithheld: version.isWithheld || isDown };
  await changeRow(tx.db, feedbackId, {
    ...version,
    isWithheld: after.isWithheld,
    ...(isDown && { wasWithheld: version.isWithheld }),
    ...(isNew && { givenOn: dayBefore(releaseAt) }),
    ...(isShown(after) && { firstShownAt: lastQuarter(tx.now()) }),
  });
  await updateProjectCounts(tx, isShown(before) ? before : null, isShown(after) ? after : null);
  tellOf(tx, before, after, { isNew, retestId });
}

/** Returns the day that ends with this boundary: what becomes due at midnight was written on the day before. */
const dayBefore = (releaseAt: Date) => new Date(releaseAt.getTime() - 1).toISOString().slice(0, 10);

const isShown = ({ isWithheld, deletedAt }: Pick<Version, 'isWithheld' | 'deletedAt'>) =>
  !isWithheld && deletedAt === null;

function tellOf(
  tx: TransactionContext<Context>,
  before: FeedbackRow,
  after: FeedbackRow,
  { isNew, retestId }: Pick<PendingFeedback, 'isNew' | 'retestId'>,
): void {
  const about = { projectId: before.projectId, feedbackId: before.id };
  const [was, is] = [isShown(before), isShown(after)];
  if (!was && is && isNew) tx.record(feedbackEvents.given, { ...about });
  if (!was && is && !isNew) tx.record(feedbackEvents.restored, { ...about });
  if (was && !is) tx.record(feedbackEvents.removed, { ...about });
  if (was && is) tx.record(feedbackEvents.edited, { ...about });
  if (was && is && retestId) tx.record(feedbackEvents.retested, { ...about, retestId });
}
