import { distributionFigures, type Measured } from '@firstlight/contract/trials/distribution/distribution.ts';
import { distributionMetricRules } from '@firstlight/contract/trials/distribution/distribution-rules.ts';
import type { Context } from '../../../../core/context.ts';
import { type CountRow, findCount } from './metrics.queries.ts';

const day = 24 * 60 * 60 * 1000;

/** The latest count, and the one that was the latest a whole window earlier. */
export async function readMetrics({
  db,
  now,
}: Context): Promise<{ latest: Measured | null; before: Measured | null }> {
  const latest = await findCount(db, now());
  if (!latest) return { latest: null, before: null };
  const earlier = new Date(latest.measuredAt.getTime() - distributionMetricRules.windowDays * day);
  return { latest: present(latest), before: present(await findCount(db, earlier)) };
}

/** A count from before a figure was added says nothing of it, and is passed over. */
function present(row: CountRow | undefined): Measured | null {
  const figures = distributionFigures.safeParse(row?.metrics);
  return row && figures.success ? { measuredAt: row.measuredAt.toISOString(), figures: figures.data } : null;
}
