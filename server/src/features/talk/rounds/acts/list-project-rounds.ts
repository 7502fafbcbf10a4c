import type { InputOf, ResultOf } from '@firstlight/contract/endpoint.ts';
import type { listProjectRounds as endpoint } from '@firstlight/contract/talk/rounds/rounds.ts';
import type { Context, Member } from '../../../../core/context.ts';
import { visibleProject } from '../../../showcase/projects/visible-project.ts';
import { listKnown } from '../trying.queries.ts';

/** So many at most: a project rests between two. */
const most = 20;

export async function listProjectRounds(
  ctx: Context<Member>,
  { projectId }: InputOf<typeof endpoint>,
): Promise<ResultOf<typeof endpoint>> {
  await visibleProject(ctx.db, ctx.actor, projectId);
  const rows = await listKnown(ctx.db, ctx.actor.id, projectId, most);
  return {
    items: rows.map(({ id, groupId, groupName, closesAt, endedAt, feedbacks }) => ({
      id,
      group: { id: groupId, name: groupName },
      closesAt: endedAt ? null : (closesAt?.toISOString() ?? null),
      endedOn: endedAt?.toISOString().slice(0, 10) ?? null,
      feedbacks,
    })),
  };
}
