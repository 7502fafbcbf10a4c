import type { InputOf, ResultOf } from '@firstlight/contract/endpoint.ts';
import type { editFeedback as editEndpoint } from '@firstlight/contract/trials/feedback/feedback.ts';
import type { HttpContext, Member } from '../../../../core/context.ts';
import { nextQuarter } from '../../../../core/next-quarter.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { requireStanding } from '../../../people/accounts/require-standing.ts';
import { visibleProject } from '../../../showcase/projects/visible-project.ts';
import { authorTags } from '../author-tags.ts';
import { changeAuthored } from '../hidden/authors.queries.ts';
import { ownFeedback } from '../own/own-feedback.ts';
import { keepVersion } from '../pending/pending-feedback.queries.ts';
import { findChanged } from '../tests/retests.queries.ts';
import { presentOwnFeedback } from './feedback.presenter.ts';
import { judgeComment } from './judge-comment.ts';

/**
 * Weighed anew: whoever has tried the project since, or says more now, may come to count. Whoever has tried what an
 * iteration changed has tested again, also if they stand by every word.
 */
export async function editFeedback(
  ctx: HttpContext<Member>,
  { feedbackId, rating, comment }: InputOf<typeof editEndpoint>,
): Promise<ResultOf<typeof editEndpoint>> {
  await requireStanding(ctx.db, ctx.actor);
  return inTransaction(ctx, async (tx) => {
    const before = await ownFeedback(tx, feedbackId);
    // A project that is gone takes no more words, only their removal.
    await visibleProject(tx.db, ctx.actor, before.projectId);
    const tags = authorTags(tx.vault, ctx.actor.id, before.projectId);
    const { sketch, ...weighed } = await judgeComment(tx, tags, comment);
    const isEdited = before.isEdited || before.rating !== rating || before.comment !== comment;
    const isRetest = (await findChanged(tx.db, tags.pairTag))?.isTriedAgain ?? false;
    const changes = { rating, comment, isEdited, isRetested: before.isRetested || isRetest, ...weighed };
    const after = { ...before, ...changes };
    const version = { ...after, ...(isRetest && { retestId: tx.newId() }) };
    const shownFrom = await keepVersion(tx.db, feedbackId, version, nextQuarter(tx.now()));
    await changeAuthored(tx.db, feedbackId, { sketch, ...(isRetest && { retestedAt: tx.now() }) });
    return presentOwnFeedback({ ...after, shownFrom });
  });
}
