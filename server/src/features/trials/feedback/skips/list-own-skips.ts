import type { InputOf, ResultOf } from '@firstlight/contract/endpoint.ts';
import { skipLimits } from '@firstlight/contract/trials/feedback/skip-rules.ts';
import type { listOwnSkips as endpoint } from '@firstlight/contract/trials/feedback/skips.ts';
import * as z from 'zod';
import type { Context, Member } from '../../../../core/context.ts';
import { readCursor, writeCursor } from '../../../../core/cursor.ts';
import { findProjectHeads } from '../../../showcase/projects/find-project-heads.ts';
import { listOwnSkipRows } from './own-list.queries.ts';

const cursor = z.tuple([z.iso.datetime(), z.uuid()]);

/** For their author alone. The number under which the maker reads them is not told here either. */
export async function listOwnSkips(
  ctx: Context<Member>,
  { after }: InputOf<typeof endpoint>,
): Promise<ResultOf<typeof endpoint>> {
  const { page } = skipLimits;
  const [skippedAt, lastId] = after === undefined ? [] : readCursor(cursor, after);
  const position = skippedAt && lastId ? { skippedAt: new Date(skippedAt), id: lastId } : undefined;
  const rows = await listOwnSkipRows(ctx.db, ctx.vault, ctx.actor, { after: position, limit: page + 1 });
  const shown = rows.slice(0, page);
  const last = rows.length > shown.length ? shown.at(-1) : undefined;
  const seen = shown.filter(({ isSeen }) => isSeen).map(({ projectId }) => projectId);
  const heads = await findProjectHeads(ctx, seen);
  return {
    items: shown.map(({ id, projectId, reason, note, givenOn, credits }) => ({
      id,
      projectId,
      project: heads.get(projectId) ?? null,
      reason,
      note,
      day: givenOn,
      credits,
    })),
    next: last ? writeCursor(cursor, [last.skippedAt.toISOString(), last.id]) : null,
  };
}
