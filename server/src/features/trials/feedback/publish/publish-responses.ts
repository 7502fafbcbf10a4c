import type { Context } from '../../../../core/context.ts';
import { lastBoundary } from '../../../../core/publication-boundary.ts';
import { inTransaction, type TransactionContext } from '../../../../core/transaction.ts';
import { countCardAnswers } from '../../../showcase/projects/count-card-answers.ts';
import { countFeedback } from '../../../showcase/projects/count-feedback.ts';
import { takeDueAnswers } from '../card-answers/card-answers.queries.ts';
import { feedbackEvents } from '../feedback.events.ts';
import { changeRow, type FeedbackRow, type StoredRow } from '../give/feedback.queries.ts';
import { updateProjectCounts } from '../give/update-project-counts.ts';
import { settleReveal } from '../threads/settle-reveal.ts';
import { changeThread, lockThread } from '../threads/threads.queries.ts';
import {
  listDueProjects,
  listDueThreads,
  lockDueFeedback,
  publishDueReplies,
  publishDueSkips,
  publishDueTests,
  takeDueAgreement,
} from './publish-responses.queries.ts';

/**
 * Publishes everything that testers did up to the last boundary: one transaction per project, because readers must not see
 * one response before another of the same boundary. A project that fails does not stop the others.
 */
export async function publishResponses(ctx: Context): Promise<void> {
  const failures: unknown[] = [];
  for (const projectId of await listDueProjects(ctx.db, ctx.now())) {
    try {
      await inTransaction(ctx, async (tx) => {
        await publishFeedback(tx, projectId);
        await publishSkips(tx, projectId);
        await publishThreads(tx, projectId);
        await publishCardAnswers(tx, projectId);
        await publishTests(tx, projectId);
      });
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'some responses could not be published');
}

async function publishFeedback(tx: TransactionContext<Context>, projectId: string): Promise<void> {
  for (const before of await lockDueFeedback(tx.db, projectId, tx.now())) {
    const { retestId, version } = draftOf(before);
    // Content that a moderator removed stays removed, whatever its author changes.
    const isWithheld = before.takenDownAt !== null;
    const after = { ...before, ...version, isWithheld };
    const isNew = before.firstShownAt === null;
    await changeRow(tx.db, before.id, {
      ...version,
      draft: null,
      publishAt: null,
      isWithheld,
      wasWithheld: false,
      ...(isNew && before.publishAt && { givenOn: dayBefore(before.publishAt) }),
      ...(isShown(after) && { firstShownAt: lastBoundary(tx.now()) }),
    });
    await updateProjectCounts(tx, isShown(before) ? before : null, isShown(after) ? after : null);
    recordChange(tx, before, after, { isNew, retestId });
  }
}

/** JSON has no dates. */
function draftOf({ draft }: StoredRow) {
  if (draft === null) return { version: {}, retestId: null };
  const { retestId, deletedAt, ...words } = draft;
  return { version: { ...words, deletedAt: deletedAt === null ? null : new Date(deletedAt) }, retestId };
}

/** The last day on which a response could be given that is published at this time. */
const dayBefore = (publishAt: Date) => new Date(publishAt.getTime() - 1).toISOString().slice(0, 10);

const isShown = ({ isWithheld, deletedAt }: Pick<FeedbackRow, 'isWithheld' | 'deletedAt'>) =>
  !isWithheld && deletedAt === null;

function recordChange(
  tx: TransactionContext<Context>,
  before: FeedbackRow,
  after: FeedbackRow,
  { isNew, retestId }: { isNew: boolean; retestId: string | null },
): void {
  const about = { projectId: before.projectId, feedbackId: before.id };
  const [was, is] = [isShown(before), isShown(after)];
  if (!was && is && isNew) tx.record(feedbackEvents.given, { ...about });
  if (!was && is && !isNew) tx.record(feedbackEvents.restored, { ...about });
  if (was && !is) tx.record(feedbackEvents.removed, { ...about });
  if (was && is) tx.record(feedbackEvents.edited, { ...about });
  if (was && is && retestId) tx.record(feedbackEvents.retested, { ...about, retestId });
}

async function publishSkips(tx: TransactionContext<Context>, projectId: string): Promise<void> {
  const now = tx.now();
  const { shown, outdated } = await publishDueSkips(tx.db, projectId, { now, shownAt: lastBoundary(now) });
  if (shown === 0) return;
  if (shown !== outdated) await countFeedback(tx, projectId, { skips: shown - outdated });
  tx.record(feedbackEvents.skipped, { projectId });
}

/** Shows the maker what the tester wrote in a thread, and whether the tester agrees to show names. */
async function publishThreads(tx: TransactionContext<Context>, projectId: string): Promise<void> {
  for (const feedbackId of await listDueThreads(tx.db, projectId, tx.now())) {
    const thread = await lockThread(tx.db, feedbackId);
    for (const messageId of await publishDueReplies(tx.db, feedbackId, tx.now())) {
      tx.record(feedbackEvents.replied, { projectId, feedbackId, messageId, from: 'tester' });
    }
    const agrees = await takeDueAgreement(tx.db, feedbackId, tx.now());
    if (agrees === undefined || thread.revealedAt || agrees === thread.hasTesterAgreed) continue;
    await changeThread(tx.db, feedbackId, { hasTesterAgreed: agrees });
    await settleReveal(tx, { id: feedbackId, projectId }, 'tester');
  }
}

/** Adds the due answers to the sums of the card. The maker is not notified. */
async function publishCardAnswers(tx: TransactionContext<Context>, projectId: string): Promise<void> {
  for (const answers of await takeDueAnswers(tx.db, projectId, tx.now())) {
    await countCardAnswers(tx, projectId, answers);
  }
}

async function publishTests(tx: TransactionContext<Context>, projectId: string): Promise<void> {
  if ((await publishDueTests(tx.db, projectId, tx.now())) > 0) {
    tx.record(feedbackEvents.testBegun, { projectId });
  }
}
