import type { InputOf, ResultOf } from '@firstlight/contract/endpoint.ts';
import type { listLedgers as endpoint } from '@firstlight/contract/trials/dashboard/dashboard.ts';
import { dashboardLimits } from '@firstlight/contract/trials/dashboard/dashboard-limits.ts';
import * as z from 'zod';
import type { Context, Member } from '../../../core/context.ts';
import { readCursor, writeCursor } from '../../../core/cursor.ts';
import { presentLedger } from './dashboard.presenter.ts';
import { listLedgerRows } from './dashboard.queries.ts';
import { surroundLedgers } from './surround-ledgers.ts';

const cursor = z.tuple([z.iso.datetime(), z.uuid()]);

export async function listLedgers(
  ctx: Context<Member>,
  { after }: InputOf<typeof endpoint>,
): Promise<ResultOf<typeof endpoint>> {
  const { page } = dashboardLimits;
  const [publishedAt, id] = after === undefined ? [] : readCursor(cursor, after);
  const position = publishedAt && id ? { publishedAt: new Date(publishedAt), id } : undefined;
  const rows = await listLedgerRows(ctx.db, ctx.actor.id, { after: position, limit: page + 1 });
  const shown = rows.slice(0, page);
  const last = rows.length > shown.length ? shown.at(-1) : undefined;
  const besideOf = await surroundLedgers(ctx, shown);
  return {
    items: shown.map((row) => presentLedger(row, besideOf(row))),
    next: last ? writeCursor(cursor, [last.publishedAt.toISOString(), last.id]) : null,
  };
}
