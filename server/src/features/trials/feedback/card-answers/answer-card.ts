import type { InputOf } from '@firstlight/contract/endpoint.ts';
import type { answerCard as endpoint } from '@firstlight/contract/trials/feedback/card-answers.ts';
import { AppError } from '../../../../core/app-error.ts';
import type { HttpContext, Member } from '../../../../core/context.ts';
import { nextBoundary } from '../../../../core/publication-boundary.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { keepAccount } from '../../../people/accounts/keep-account.ts';
import { visibleProject } from '../../../showcase/projects/visible-project.ts';
import { authorTags } from '../author-tags.ts';
import { requireTester } from '../test-it/require-tester.ts';
import { keepAnswer } from './card-answers.queries.ts';

/** The answer enters the sum at the next boundary. The answer of a limited tester enters none. */
export async function answerCard(
  ctx: HttpContext<Member>,
  { projectId, question, answer }: InputOf<typeof endpoint>,
): Promise<null> {
  await requireTester(ctx, projectId);
  const project = await visibleProject(ctx.db, ctx.actor, projectId);
  if (project.cardQuestion !== question) throw new AppError('feedback.question_changed');
  await inTransaction(ctx, async (tx) => {
    const { isLimited } = await keepAccount(tx, ctx.actor.id);
    await keepAnswer(tx.db, {
      ...authorTags(ctx.vault, ctx.actor.id, projectId),
      id: ctx.newId(),
      projectId,
      question,
      answer,
      publishAt: isLimited ? null : nextBoundary(tx.now()),
    });
  });
  return null;
}
