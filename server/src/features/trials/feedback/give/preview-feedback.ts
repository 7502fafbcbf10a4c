import type { InputOf, ResultOf } from '@firstlight/contract/endpoint.ts';
import type { previewFeedback as previewEndpoint } from '@firstlight/contract/trials/feedback/feedback.ts';
import type { HttpContext, Member } from '../../../../core/context.ts';
import { visibleProject } from '../../../showcase/projects/visible-project.ts';
import { authorTags } from '../author-tags.ts';
import { judgeComment } from './judge-comment.ts';

/** Nobody should learn only after sending that their work moves nothing. */
export async function previewFeedback(
  ctx: HttpContext<Member>,
  { projectId, comment }: InputOf<typeof previewEndpoint>,
): Promise<ResultOf<typeof previewEndpoint>> {
  await visibleProject(ctx.db, ctx.actor, projectId);
  const { uncountedFor } = await judgeComment(ctx, authorTags(ctx.vault, ctx.actor.id, projectId), comment);
  return { uncountedFor };
}
