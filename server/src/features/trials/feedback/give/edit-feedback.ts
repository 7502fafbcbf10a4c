import type { InputOf, ResultOf } from '@firstlight/contract/endpoint.ts';
import type { Answers, editFeedback as editEndpoint } from '@firstlight/contract/trials/feedback/feedback.ts';
import type { HttpContext, Member } from '../../../../core/context.ts';
import { nextBoundary } from '../../../../core/publication-boundary.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { keepAccount } from '../../../people/accounts/keep-account.ts';
import { requireStanding } from '../../../people/accounts/require-standing.ts';
import { acceptedQuestions } from '../../../showcase/projects/accepted-questions.ts';
import { type ProjectRow, visibleProject } from '../../../showcase/projects/visible-project.ts';
import { authorTags } from '../author-tags.ts';
import { changeAuthored } from '../hidden/authors.queries.ts';
import { ownFeedback } from '../own/own-feedback.ts';
import { type OwnRow, saveOwnVersion } from '../publish/own-version.sql.ts';
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
      ...weighed,
      ...(isRetest && { retestId: tx.newId() }),
    };
    await changeAuthored(tx.db, feedbackId, { sketch, ...(isRetest && { retestedAt: tx.now() }) });
    // Others continue to read what a limited author wrote before.
    const publishAt = isLimited ? null : nextBoundary(tx.now());
    return presentOwnFeedback(await saveOwnVersion(tx.db, before, changes, publishAt));
  });
}

/** Requires that each answer names an accepted question, or one that its author has answered already. */
function askedAnswers(project: ProjectRow, before: OwnRow, given: Answers): Answers {
  const answered = before.answers.map(({ question }) => question);
  return requireAsked(given, [...acceptedQuestions(project), ...answered]);
}
