import type { InputOf, ResultOf } from '@firstlight/contract/endpoint.ts';
import { isYoung } from '@firstlight/contract/people/accounts/is-young.ts';
import type { Answers, giveFeedback as giveEndpoint } from '@firstlight/contract/trials/feedback/feedback.ts';
import type { HttpContext, Member } from '../../../../core/context.ts';
import { acceptedQuestions } from '../../../showcase/projects/accepted-questions.ts';
import { visibleProject } from '../../../showcase/projects/visible-project.ts';
import { pairTag } from '../author-tags.ts';
import { requireTester } from '../test-it/require-tester.ts';
import { requireAsked } from './answers.policy.ts';
import { presentOwnFeedback } from './feedback.presenter.ts';
import { storeFeedback } from './store-feedback.ts';

/** Nobody but its author sees it yet, and nothing follows: the rest is done when it shows, in `pending/release-feedback.ts`. */
export async function giveFeedback(
  ctx: HttpContext<Member>,
  input: InputOf<typeof giveEndpoint>,
): Promise<ResultOf<typeof giveEndpoint>> {
  const { standing, createdAt } = await requireTester(ctx, input.projectId);
  await takeAllowance(ctx, input.projectId, createdAt);
  const author = { id: ctx.actor.id, isLimited: standing === 'limited' };
  const answers = await askedAnswers(ctx, input);
  return presentOwnFeedback(await storeFeedback(ctx, author, { ...input, answers }));
}

/** The project is asked for its questions only where somebody answers them. */
async function askedAnswers(
  ctx: HttpContext<Member>,
  { projectId, answers = [] }: InputOf<typeof giveEndpoint>,
): Promise<Answers> {
  if (answers.length === 0) return [];
  const project = await visibleProject(ctx.db, ctx.actor, projectId);
  return requireAsked(answers, acceptedQuestions(project));
}

/** Trying again on the same project is the same use, so that a failure does not cost anybody their minute. */
async function takeAllowance(ctx: HttpContext<Member>, projectId: string, createdAt: Date): Promise<void> {
  const use = pairTag(ctx.vault, ctx.actor.id, projectId).toString('hex');
  if (isYoung(createdAt, ctx.now())) await ctx.takeLimit('feedback.give-new', ctx.actor.id, use);
  await ctx.takeLimit('feedback.give', ctx.actor.id, use);
}
