import type { InputOf, ResultOf } from '@firstlight/contract/endpoint.ts';
import type { Answers, editFeedback as editEndpoint } from '@firstlight/contract/trials/feedback/feedback.ts';
import type { HttpContext, Member } from '../../../../core/context.ts';
import { nextQuarter } from '../../../../core/next-quarter.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { keepAccount } from '../../../people/accounts/keep-account.ts';
import { requireStanding } from '../../../people/accounts/require-standing.ts';
import { acceptedQuestions } from '../../../showcase/projects/accepted-questions.ts';
import { type ProjectRow, visibleProject } from '../../../showcase/projects/visible-project.ts';
import { authorTags } from '../author-tags.ts';
import { changeAuthored } from '../hidden/authors.queries.ts';
import { ownFeedback } from '../own/own-feedback.ts';
import type { OwnRow } from '../pending/own-version.sql.ts';
import { keepVersion } from '../pending/pending-feedback.queries.ts';
import { findChanged } from '../test-it/retests.queries.ts';
import { areSameAnswers, requireAsked } from './answers.policy.ts';
import { presentOwnFeedback } from './feedback.presenter.ts';
import { judgeComment } from './judge-comment.ts';

/**
 * Weighed anew: whoever has tried the project since, or says more now, may come to count. Whoever has tried what an
 * iteration changed has tested again, also if they stand by every word.
 */
export async function editFeedback(
  ctx: HttpContext<Member>,
  { feedbackId, rating, comment, answers: given }: InputOf<typeof editEndpoint>,
): Promise<ResultOf<typeof editEndpoint>> {
  await requireStanding(ctx.db, ctx.actor);
  return inTransaction(ctx, async (tx) => {
    const { isLimited } = await keepAccount(tx, ctx.actor.id);
    const before = await ownFeedback(tx, feedbackId);
    // A project that is gone takes no more words, only their removal.
    const project = await visibleProject(tx.db, ctx.actor, before.projectId);
    const tags = authorTags(tx.vault, ctx.actor.id, before.projectId);
    const { sketch, ...weighed } = await judgeComment(tx, tags, comment);
    const answers = given ? askedAnswers(project, before, given) : before.answers;
    const isChanged = before.rating !== rating || before.comment !== comment;
    const isEdited = before.isEdited || isChanged || !areSameAnswers(before.answers, answers);
    const isRetest = (await findChanged(tx.db, tags.pairTag))?.isTriedAgain ?? false;
    const changes = {
      rating,
      comment,
      answers,
      isEdited,
      isRetested: before.isRetested || isRetest,
      // Others go on reading what stood there before its author was limited.
      isWithheld: before.isWithheld || isLimited,
      ...weighed,
    };
    const after = { ...before, ...changes };
    const version = { ...after, ...(isRetest && { retestId: tx.newId() }) };
    const shownFrom = await keepVersion(tx.db, feedbackId, version, nextQuarter(tx.now()));
    await changeAuthored(tx.db, feedbackId, { sketch, ...(isRetest && { retestedAt: tx.now() }) });
    return presentOwnFeedback({ ...after, shownFrom });
  });
}

/** Requires that each answer names an accepted question, or one that its author has answered already. */
function askedAnswers(project: ProjectRow, before: OwnRow, given: Answers): Answers {
  const answered = before.answers.map(({ question }) => question);
  return requireAsked(given, [...acceptedQuestions(project), ...answered]);
}
