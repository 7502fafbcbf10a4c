import type { Context } from '../../../../core/context.ts';
import type { Figure, Metric, Period } from '../../../../core/metrics/metric.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { beginCount, type FigureRow, replaceFigures } from '../analytics.queries.ts';

/** Counts one metric over one period and replaces what was counted before. Idempotent. */
export async function countFigures(ctx: Context, metric: Metric, period: Period): Promise<void> {
  const { name, isOnce } = metric;
  await inTransaction(ctx, async (tx) => {
    if (!(await beginCount(tx.db, { metric: name, day: period.day, isOnce }, ctx.now()))) return;
    const figures = await metric.count(tx, period);
    await replaceFigures(
      tx.db,
      name,
      period.day,
      figures.map((figure) => rowOf(metric, figure)),
    );
  });
}

function rowOf({ name, dimensions }: Metric, { of, value }: Figure): FigureRow {
  if (of.length !== dimensions.length) throw new Error(`${name} is told apart by ${dimensions.join(', ')}`);
  return { of: of.join(' '), value };
}
