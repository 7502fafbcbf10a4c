import type { Context } from '../../../../core/context.ts';
import { inTransaction, type TransactionContext } from '../../../../core/transaction.ts';
import { countFeedback } from '../../../showcase/projects/count-feedback.ts';
import { feedbackEvents } from '../feedback.events.ts';
import { changeRow, findFeedbackRows } from '../give/feedback.queries.ts';
import { updateProjectCounts } from '../give/update-project-counts.ts';
import { lockSeen, takeGoing, withholdEdits, withholdSkips } from './withheld.queries.ts';

/** So many notes go in one transaction: none of them locks a project for long. */
const page = 200;

/** Hides due responses of limited authors from everyone else, and takes them out of all counts. */
export async function withholdDue(ctx: Context): Promise<void> {
  let gone: number;
  do gone = await inTransaction(ctx, withholdPage);
  while (gone === page);
}

async function withholdPage(tx: TransactionContext<Context>): Promise<number> {
  const going = await takeGoing(tx.db, tx.now(), page);
  const ids = (kind: 'feedback' | 'skip') =>
    going.filter((note) => note.kind === kind).map(({ noteId }) => noteId);
  const touched = new Set([
    ...(await hideFeedback(tx, ids('feedback'))),
    ...(await hideSkips(tx, ids('skip'))),
  ]);
  for (const projectId of touched) tx.record(feedbackEvents.visibilityChanged, { projectId });
  return going.length;
}

async function hideFeedback(tx: TransactionContext<Context>, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  await lockSeen(tx.db, ids);
  const rows = await findFeedbackRows(tx.db, ids);
  for (const { id, takenDownAt } of rows) if (takenDownAt) await changeRow(tx.db, id, { wasWithheld: true });
  const seen = rows.filter(({ isWithheld, deletedAt }) => !isWithheld && !deletedAt);
  for (const before of seen) {
    await changeRow(tx.db, before.id, { isWithheld: true });
    await updateProjectCounts(tx, before, null);
  }
  await withholdEdits(
    tx.db,
    seen.map(({ id }) => id),
  );
  return seen.map(({ projectId }) => projectId);
}

async function hideSkips(tx: TransactionContext<Context>, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const hidden = await withholdSkips(tx.db, ids);
  for (const { projectId, isLatest } of hidden) {
    if (isLatest) await countFeedback(tx, projectId, { skips: -1 });
  }
  return hidden.map(({ projectId }) => projectId);
}
