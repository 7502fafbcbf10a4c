import type { InputOf, ResultOf } from '@firstlight/contract/endpoint.ts';
import { skipLimits } from '@firstlight/contract/trials/feedback/skip-rules.ts';
import type { listSkips as endpoint } from '@firstlight/contract/trials/feedback/skips.ts';
import * as z from 'zod';
import { AppError } from '../../../../core/app-error.ts';
import type { Context, Member } from '../../../../core/context.ts';
import { readCursor, writeCursor } from '../../../../core/cursor.ts';
import { visibleProject } from '../../../showcase/projects/visible-project.ts';
import { countSkipReasons } from '../count-skip-reasons.ts';
import { listSkipRows } from './notes.queries.ts';

const cursor = z.tuple([z.iso.date(), z.int32(), z.uuid()]);

/** For the maker alone. Somebody else is told what they would be told of a project that is not there. */
export async function listSkips(
  ctx: Context<Member>,
  { projectId, reason, after }: InputOf<typeof endpoint>,
): Promise<ResultOf<typeof endpoint>> {
  const project = await visibleProject(ctx.db, ctx.actor, projectId);
  if (project.ownerId !== ctx.actor.id) throw new AppError('request.not_found');
  const [givenOn, shuffle, id] = after === undefined ? [] : readCursor(cursor, after);
  const position = givenOn && shuffle !== undefined && id ? { givenOn, shuffle, id } : undefined;
  const rows = await listSkipRows(ctx.db, ctx.vault, projectId, {
    reason,
    after: position,
    limit: skipLimits.page + 1,
  });
  const shown = rows.slice(0, skipLimits.page);
  const last = rows.length > shown.length ? shown.at(-1) : undefined;
  return {
    items: shown.map((row) => ({
      id: row.id,
      tester: row.testerNumber,
      reason: row.reason,
      note: row.note,
      day: row.givenOn,
    })),
    next: last ? writeCursor(cursor, [last.givenOn, last.shuffle, last.id]) : null,
    reasons: await countSkipReasons(ctx, projectId),
  };
}
