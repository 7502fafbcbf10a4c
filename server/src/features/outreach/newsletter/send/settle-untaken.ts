import type { Context } from '../../../../core/context.ts';
import { forgetHandovers, noteOutcomes } from './deliveries.queries.ts';
import { isExhausted, type LaneSigns } from './slow-lane.ts';

/**
 * Letters that our own way did not take. Where it takes none at all they stay where they were, without a row, and are taken
 * up when it does; where others left meanwhile, it may be the addresses after all, and they are tried a few times more.
 */
export async function settleUntaken(
  { db, now }: Pick<Context, 'db' | 'now'>,
  issue: number,
  signs: LaneSigns,
): Promise<void> {
  if (signs.untaken.length === 0) return;
  if (isExhausted(signs)) return forgetHandovers(db, issue, signs.untaken);
  const outcomes = signs.untaken.map((subscriptionId) => ({
    issue,
    subscriptionId,
    state: 'deferred' as const,
  }));
  await noteOutcomes(db, outcomes, now());
}
