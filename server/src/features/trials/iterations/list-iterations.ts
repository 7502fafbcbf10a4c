import type { InputOf, ResultOf } from '@firstlight/contract/endpoint.ts';
import { iterationLimits } from '@firstlight/contract/trials/iterations/iteration-limits.ts';
import type { listIterations as endpoint } from '@firstlight/contract/trials/iterations/iterations.ts';
import * as z from 'zod';
import type { Context, Guest, Member } from '../../../core/context.ts';
import { readCursor, writeCursor } from '../../../core/cursor.ts';
import { standingOf } from '../../people/accounts/require-standing.ts';
import { visibleProject } from '../../showcase/projects/visible-project.ts';
import { listIterationRows } from './iterations.queries.ts';
import { presentIteration } from './present-iteration.ts';

const cursor = z.tuple([z.iso.datetime(), z.uuid()]);

export async function listIterations(
  ctx: Context<Guest | Member>,
  { projectId, after }: InputOf<typeof endpoint>,
): Promise<ResultOf<typeof endpoint>> {
  const project = await visibleProject(ctx.db, ctx.actor, projectId);
  const limit = iterationLimits.page;
  const [publishedAt, id] = after === undefined ? [] : readCursor(cursor, after);
  const position = publishedAt && id ? { publishedAt, id } : undefined;
  const rows = await listIterationRows(ctx.db, projectId, {
    after: position,
    limit: limit + 1,
    isOwn: ctx.actor.kind === 'member' && ctx.actor.id === project.ownerId,
  });
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    items: shown.map(presentIteration),
    next: last ? writeCursor(cursor, [last.publishedAt.toISOString(), last.id]) : null,
    can: await mayChange(ctx, project.ownerId),
  };
}

/** Whoever is suspended may still take back what they wrote. */
async function mayChange({ db, actor }: Context<Guest | Member>, ownerId: string) {
  const isOwner = actor.kind === 'member' && actor.id === ownerId;
  const mayWrite = isOwner && (await standingOf(db, actor.id)).standing !== 'suspended';
  return { publish: mayWrite, edit: mayWrite, remove: isOwner };
}
