import { distributionMetricRules } from '@firstlight/contract/trials/distribution/distribution-rules.ts';
import type { Context } from '../../../../core/context.ts';
import { hasResponded } from '../../feedback/has-responded.ts';
import type { ClosedOffer } from '../model/measure-distribution.ts';
import { listPastOffers } from './metrics.queries.ts';

/** The latest offers of a time that are over, each with whether it was answered in its time. Only sums of them may be kept. */
export async function findPastOffers(
  ctx: Context,
  span: { since: Date; until: Date },
): Promise<ClosedOffer[]> {
  const limit = distributionMetricRules.calibrationOffersMax;
  const past = await listPastOffers(ctx.db, { ...span, limit });
  const hasAnswered = await hasResponded(ctx, [...new Set(past.map(({ projectId }) => projectId))]);
  return past.map(({ testerId, projectId, chance, expiresAt }) => ({
    chance,
    isAnswered: hasAnswered(testerId, projectId, expiresAt),
  }));
}
