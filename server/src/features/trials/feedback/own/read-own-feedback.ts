import type { InputOf, ResultOf } from '@firstlight/contract/endpoint.ts';
import type { readOwnFeedback as readOwnEndpoint } from '@firstlight/contract/trials/feedback/feedback.ts';
import type { HttpContext, Member } from '../../../../core/context.ts';
import { standingOf } from '../../../people/accounts/require-standing.ts';
import { countResponses } from '../../../showcase/projects/count-responses.ts';
import { visibleProject } from '../../../showcase/projects/visible-project.ts';
import { authorTags } from '../author-tags.ts';
import { ownCardAnswer } from '../card-answers/own-card-answer.ts';
import { presentOwnFeedback } from '../give/feedback.presenter.ts';
import { findByPair } from '../hidden/authors.queries.ts';
import { findChanged } from '../test-it/retests.queries.ts';
import { leadsOut } from '../test-it/start-test.ts';
import { findEvidence } from '../test-it/tests.queries.ts';

export async function readOwnFeedback(
  ctx: HttpContext<Member>,
  { projectId }: InputOf<typeof readOwnEndpoint>,
): Promise<ResultOf<typeof readOwnEndpoint>> {
  const project = await visibleProject(ctx.db, ctx.actor, projectId);
  const { standing } = await standingOf(ctx.db, ctx.actor.id);
  const { pairTag } = authorTags(ctx.vault, ctx.actor.id, projectId);
  const found = await findByPair(ctx.db, pairTag);
  const own = found?.deletedAt === null ? found : undefined;
  const isSuspended = standing === 'suspended';
  return {
    evidence: await findEvidence(ctx.db, pairTag),
    leadsOut: leadsOut(project),
    questions: project.questions,
    cardQuestion: await ownCardAnswer(ctx, project, pairTag),
    feedback: own ? presentOwnFeedback(own, isSuspended) : null,
    responseCount: await countResponses(ctx, projectId),
    changed: (await findChanged(ctx.db, pairTag)) ?? null,
    can: { give: !own && !isSuspended && project.ownerId !== ctx.actor.id },
  };
}
