import type { InputOf, ResultOf } from '@firstlight/contract/endpoint.ts';
import type { returnFromTest as returnEndpoint } from '@firstlight/contract/trials/feedback/tests.ts';
import type { HttpContext, Member } from '../../../../core/context.ts';
import { visibleProject } from '../../../showcase/projects/visible-project.ts';
import { authorTags } from '../author-tags.ts';
import { leadsOut } from './start-test.ts';
import { returnToTestRow } from './tests.queries.ts';

/** May be said as often as the page likes: only our own clock decides what it proves. */
export async function returnFromTest(
  ctx: HttpContext<Member>,
  { projectId }: InputOf<typeof returnEndpoint>,
): Promise<ResultOf<typeof returnEndpoint>> {
  const project = await visibleProject(ctx.db, ctx.actor, projectId);
  const { pairTag } = authorTags(ctx.vault, ctx.actor.id, projectId);
  const evidence = await returnToTestRow(ctx.db, pairTag, { leadsOut: leadsOut(project), now: ctx.now() });
  return { evidence };
}
