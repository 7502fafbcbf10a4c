import { analyticsRules } from '@firstlight/contract/office/analytics/analytics-rules.ts';
import type { Context } from '../../../../core/context.ts';
import type { Metric, Period } from '../../../../core/metrics/metric.ts';
import { forgetFiguresBefore } from '../analytics.queries.ts';
import { countFigures } from './count-figures.ts';
import { dayAfter, periodAt, periodsOver, periodsSince, utcDay } from './periods.ts';

/** What is over: the last days and weeks anew, and what is older than anybody looks back goes. */
export async function rollUpNight(ctx: Context): Promise<void> {
  await countAll(
    ctx,
    ctx.metrics.flatMap((metric) =>
      periodsOver(metric, ctx.now()).map((period): [Metric, Period] => [metric, period]),
    ),
  );
  await forgetFiguresBefore(ctx.db, dayAfter(utcDay(ctx.now()), -analyticsRules.keptDays));
}

/** Counts each settled day and week since a time once: for a world that was made in one go, without nights between. */
export async function rollUpSince(ctx: Context, since: Date): Promise<void> {
  await countAll(
    ctx,
    ctx.metrics.flatMap((metric) =>
      periodsSince(metric, since, ctx.now()).map((period): [Metric, Period] => [metric, period]),
    ),
  );
  await rollUpToday(ctx);
}

/** What is still going on, of what anybody can see happen. */
export async function rollUpToday(ctx: Context): Promise<void> {
  const live = ctx.metrics.filter(({ isLive }) => isLive);
  await countAll(
    ctx,
    live.map((metric) => [metric, periodAt(metric, ctx.now())]),
  );
}

/** One that fails keeps no other from being counted; the job is then tried again. */
async function countAll(ctx: Context, due: readonly [Metric, Period][]): Promise<void> {
  const failures: unknown[] = [];
  for (const [metric, period] of due) {
    await countFigures(ctx, metric, period).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} figures were not counted`);
}
