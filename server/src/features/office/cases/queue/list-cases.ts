import type { InputOf, ResultOf } from '@firstlight/contract/endpoint.ts';
import { caseLimits } from '@firstlight/contract/office/cases/case-rules.ts';
import type { listCases as listEndpoint } from '@firstlight/contract/office/cases/cases.ts';
import * as z from 'zod';
import type { HttpContext, Member } from '../../../../core/context.ts';
import { readCursor, writeCursor } from '../../../../core/cursor.ts';
import { presentQueued } from './present-queued.ts';
import { type ListedState, listInState, listToCount, type NamedCase } from './queue.queries.ts';
import { withoutConflict } from './without-conflict.ts';

const place = z.strictObject({ at: z.iso.datetime(), id: z.uuid() });
const day = 24 * 60 * 60 * 1000;

export async function listCases(
  ctx: HttpContext<Member>,
  { state = 'open', after }: InputOf<typeof listEndpoint>,
): Promise<ResultOf<typeof listEndpoint>> {
  const from = after === undefined ? undefined : readCursor(place, after);
  const rows = await listInState(ctx.db, state, { after: from, limit: caseLimits.page + 1 });
  const page = rows.slice(0, caseLimits.page);
  const last = rows.length > page.length ? page.at(-1) : undefined;
  const shown = await withoutConflict(ctx, page);
  return {
    items: await presentQueued(ctx, shown),
    next: last ? writeCursor(place, { at: sortedBy(state, last).toISOString(), id: last.id }) : null,
    counts: from ? null : await countWaiting(ctx),
  };
}

/** Of the most urgent ones, and of those alone that the reader may see: a count must not tell that there are others. */
async function countWaiting(ctx: HttpContext<Member>) {
  const open = await withoutConflict(ctx, await listToCount(ctx.db, 'open', caseLimits.countedTo));
  const undoable = await withoutConflict(ctx, await listToCount(ctx.db, 'undoable', caseLimits.countedTo));
  const dueBy = (moment: number) => open.filter(({ dueAt }) => dueAt.getTime() <= moment).length;
  const now = ctx.now().getTime();
  const late = dueBy(now);
  return { open: open.length, late, dueWithinDay: dueBy(now + day) - late, undoable: undoable.length };
}

function sortedBy(state: ListedState, { dueAt, decidedAt, closedAt }: NamedCase): Date {
  return { open: dueAt, undoable: decidedAt, closed: closedAt }[state] ?? dueAt;
}
