import type { InputOf } from '@firstlight/contract/endpoint.ts';
import type {
  Reactions,
  readReactions as readEndpoint,
} from '@firstlight/contract/showcase/reactions/reactions.ts';
import type { Guest, HttpContext, Member } from '../../../core/context.ts';
import { visibleProject } from '../projects/visible-project.ts';
import { presentReactions } from './present-reactions.ts';

export async function readReactions(
  ctx: HttpContext<Guest | Member>,
  { projectId }: InputOf<typeof readEndpoint>,
): Promise<Reactions> {
  await visibleProject(ctx.db, ctx.actor, projectId);
  return presentReactions(ctx, projectId);
}
