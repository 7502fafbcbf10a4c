import type { Context } from '../../../../core/context.ts';
import { ask } from '../../../../core/question.ts';
import type { TransactionContext } from '../../../../core/transaction.ts';
import { findOwner } from '../../../showcase/projects/find-owner.ts';
import { feedbackEvents } from '../feedback.events.ts';
import { feedbackQuestions } from '../feedback.questions.ts';
import { findOwnVersion, unsealAuthor } from '../hidden/authors.queries.ts';
import { changeThread, findThread } from './threads.queries.ts';

/** After one side of a held thread has changed its word: shows names if both agree now, and tells of it either way. */
export async function settleReveal(
  tx: TransactionContext<Context>,
  { id: feedbackId, projectId }: { id: string; projectId: string },
  from: 'maker' | 'tester',
): Promise<void> {
  const about = { projectId, feedbackId };
  const testerId = (await isAgreed(tx, feedbackId)) && (await unsealAuthor(tx.db, tx.vault, feedbackId));
  if (!testerId) {
    tx.record(feedbackEvents.revealProposed, { ...about, from });
    return;
  }
  const ownerId = await findOwner(tx, projectId);
  const conversationId = await ask(tx, feedbackQuestions.openConversation, [ownerId, testerId]);
  await changeThread(tx.db, feedbackId, { revealedAt: tx.now(), conversationId });
  tx.record(feedbackEvents.revealed, { ...about });
}

/** A tester who has just taken their word or their feedback back is not named because the maker does not see it yet. */
async function isAgreed({ db }: Context, feedbackId: string): Promise<boolean> {
  const { hasMakerAgreed, hasTesterAgreed, pendingTesterAgreed } = await findThread(db, feedbackId);
  if (!hasMakerAgreed || !hasTesterAgreed || pendingTesterAgreed === false) return false;
  const feedback = await findOwnVersion(db, feedbackId);
  return feedback !== undefined && !feedback.deletedAt && !feedback.isWithheld;
}
