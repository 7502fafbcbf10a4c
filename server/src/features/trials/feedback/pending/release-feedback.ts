import type { Answers } from '@firstlight/contract/trials/feedback/feedback.ts';
import type { Context } from '../../../../core/context.ts';
import { lastQuarter } from '../../../../core/next-quarter.ts';
import type { TransactionContext } from '../../../../core/transaction.ts';
import { answerableQuestions, findAsking } from '../../../showcase/projects/asked-questions.ts';
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
    if (before) await show(tx, before, { ...pending, answers: await fittingAnswers(tx, before, pending) });
  }
}

/** Those that anybody could have given just before it shows, or that others have seen; a different one would tell that it was held. */
async function fittingAnswers(
  tx: TransactionContext<Context>,
  before: StoredRow,
  { isNew, answers, releaseAt }: PendingFeedback,
): Promise<Answers> {
  if (answers.length === 0) return [];
  const open = answerableQuestions(await findAsking(tx.db, before.projectId), justBefore(releaseAt));
  const seen = isNew ? [] : before.answers.map(({ question }) => question);
  return answers.filter(({ question }) => open.includes(question) || seen.includes(question));
}

async function show(
  tx: TransactionContext<Context>,
  before: StoredRow,
  { feedbackId, isNew, retestId, isHeld, releaseAt, ...version }: PendingFeedback,
): Promise<void> {
  // What was taken down stays down, whatever its author makes of it.
  const isDown = before.takenDownAt !== null;
  const after = { ...before, ...version, isWithheld: version.isWithheld || isDown };
  await changeRow(tx.db, feedbackId, {
    ...version,
    isWithheld: after.isWithheld,
    ...(isDown && { wasWithheld: version.isWithheld }),
    ...(isNew && isHeld && { givenOn: dayBefore(releaseAt) }),
    ...(isShown(after) && { firstShownAt: lastQuarter(tx.now()) }),
  });
  await updateProjectCounts(tx, isShown(before) ? before : null, isShown(after) ? after : null);
  tellOf(tx, before, after, { isNew, retestId });
}

/** As if it had been given just before it shows: an older day would tell that it was held. */
const dayBefore = (shownAt: Date) => justBefore(shownAt).toISOString().slice(0, 10);

const justBefore = (shownAt: Date) => new Date(shownAt.getTime() - 1);

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
