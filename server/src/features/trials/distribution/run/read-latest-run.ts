import type { DistributionRun } from '@firstlight/contract/trials/distribution/distribution.ts';
import type { Context } from '../../../../core/context.ts';
import { presentRun } from './runs.presenter.ts';
import { findLatest } from './runs.queries.ts';

export async function readLatestRun(ctx: Context): Promise<DistributionRun | null> {
  const latest = await findLatest(ctx.db);
  return latest ? presentRun(latest) : null;
}
