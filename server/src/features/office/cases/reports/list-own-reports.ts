import type { InputOf, ResultOf } from '@firstlight/contract/endpoint.ts';
import { caseLimits, reportWeights } from '@firstlight/contract/office/cases/case-rules.ts';
import type { listOwnReports as listEndpoint } from '@firstlight/contract/office/cases/reports.ts';
import * as z from 'zod';
import type { HttpContext, Member } from '../../../../core/context.ts';
import { readCursor, writeCursor } from '../../../../core/cursor.ts';
import { presentOwnReports } from './present-own-reports.ts';
import { reporterTag } from './reporter.ts';
import { listReportsOf } from './reports.queries.ts';
import { findTally, type Tally } from './tallies.queries.ts';

const place = z.strictObject({ reportedAt: z.iso.datetime(), id: z.uuid() });
const day = 24 * 60 * 60 * 1000;

/** What one has reported, what became of it, and whether hardly any of it was right. */
export async function listOwnReports(
  ctx: HttpContext<Member>,
  { after }: InputOf<typeof listEndpoint>,
): Promise<ResultOf<typeof listEndpoint>> {
  const tag = reporterTag(ctx.vault, ctx.actor.id);
  const rows = await listReportsOf(ctx.db, ctx.vault, tag, {
    after: after === undefined ? undefined : readCursor(place, after),
    limit: caseLimits.page + 1,
  });
  const shown = rows.slice(0, caseLimits.page);
  const last = rows.length > shown.length ? shown.at(-1) : undefined;
  return {
    items: await presentOwnReports(ctx, shown),
    next: last ? writeCursor(place, { reportedAt: last.reportedAt.toISOString(), id: last.id }) : null,
    misuse: presentMisuse(await findTally(ctx.db, tag), ctx.now()),
  };
}

/** Told for as long as it counts. */
function presentMisuse(
  { warnedAt, unweightedUntil }: Tally,
  now: Date,
): ResultOf<typeof listEndpoint>['misuse'] {
  const isResting = unweightedUntil !== null && unweightedUntil > now;
  const isRecent =
    warnedAt !== null && now.getTime() - warnedAt.getTime() < reportWeights.misuseAgainDays * day;
  if (!warnedAt || (!isRecent && !isResting)) return null;
  return { since: warnedAt.toISOString(), until: isResting ? unweightedUntil.toISOString() : null };
}
