import type { InputOf, ResultOf } from '@firstlight/contract/endpoint.ts';
import { doorLimits } from '@firstlight/contract/talk/groups/door-limits.ts';
import type { listSharedProjects as endpoint } from '@firstlight/contract/talk/groups/shared-projects.ts';
import * as z from 'zod';
import type { Context, Member } from '../../../../core/context.ts';
import { readCursor, writeCursor } from '../../../../core/cursor.ts';
import { listProjectCards } from '../../../showcase/projects/list-project-cards.ts';
import { groupOfMember } from '../access/visible-group.ts';
import { listSharedRows } from './shared-projects.queries.ts';

const page = doorLimits.projectsPage;

const place = z.strictObject({ sharedAt: z.iso.datetime(), projectId: z.uuid() });

/** Through the reader’s own permission at each look. */
export async function listSharedProjects(
  ctx: Context<Member>,
  { groupId, after }: InputOf<typeof endpoint>,
): Promise<ResultOf<typeof endpoint>> {
  const from = after === undefined ? undefined : readCursor(place, after);
  const { canModerate } = await groupOfMember(ctx, groupId);
  const rows = await listSharedRows(ctx.db, ctx.actor, groupId, {
    after: from && { ...from, sharedAt: new Date(from.sharedAt) },
    limit: page + 1,
  });
  const shown = rows.slice(0, page);
  const last = rows.length > page ? shown.at(-1) : undefined;
  const cards = await listProjectCards(
    ctx.db,
    shown.map(({ projectId }) => projectId),
  );
  return {
    items: shown.flatMap(({ projectId, sharedBy, sharedAt }) => {
      const project = cards.get(projectId);
      const can = { unshare: canModerate || sharedBy === ctx.actor.id };
      return project ? [{ project, sharedOn: sharedAt.toISOString().slice(0, 10), can }] : [];
    }),
    next: last
      ? writeCursor(place, { sharedAt: last.sharedAt.toISOString(), projectId: last.projectId })
      : null,
  };
}
