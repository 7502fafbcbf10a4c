import { drawnWeeks } from '@firstlight/contract/trials/dashboard/dashboard-limits.ts';
import { inboxLimits } from '@firstlight/contract/trials/feedback/inbox-limits.ts';
import type { Context } from '../../../core/context.ts';
import { weekStart } from '../../../core/week-start.ts';
import { findProjectHeads } from '../../showcase/projects/find-project-heads.ts';
import type { LedgerSurroundings } from './dashboard.presenter.ts';
import { countWaiting, type LedgerRow, listWeeklyFeedback } from './dashboard.queries.ts';

const week = 7 * 86_400_000;

/** Of all rows of a page at once: the picture, what waits, and feedback by week. */
export async function surroundLedgers(
  ctx: Pick<Context, 'db' | 'now'>,
  rows: readonly LedgerRow[],
): Promise<(row: LedgerRow) => LedgerSurroundings> {
  const ids = rows.map(({ id }) => id);
  const mondays = Array.from({ length: drawnWeeks }, (_, place) =>
    weekStart(new Date(ctx.now().getTime() - (drawnWeeks - 1 - place) * week)),
  );
  const heads = await findProjectHeads(ctx, ids);
  const waiting = await countWaiting(ctx.db, ids, inboxLimits.countedTo + 1);
  const counts = await listWeeklyFeedback(ctx.db, ids, mondays[0] ?? '');
  const byWeek = new Map(
    counts.map(({ projectId, week: monday, count }) => [`${projectId} ${monday}`, count]),
  );
  return ({ id }) => ({
    categories: heads.get(id)?.categories ?? [],
    cover: heads.get(id)?.cover ?? null,
    waiting: waiting.get(id) ?? 0,
    weeks: mondays.map((monday) => byWeek.get(`${id} ${monday}`) ?? 0),
  });
}
