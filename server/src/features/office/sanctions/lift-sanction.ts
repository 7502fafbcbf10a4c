import type { Context } from '../../../core/context.ts';
import type { TransactionContext } from '../../../core/transaction.ts';
import { holdForStanding } from '../../people/accounts/change-standing.ts';
import { dropOpenAppeal } from './appeals/appeals.queries.ts';
import { leaveForce } from './force/leave-force.ts';
import { findSanction, moveSanction, unsealPerson } from './sanctions.queries.ts';

/**
 * Takes back one that held only until somebody else has looked: no strike is left of it, whether or not it was told of. `ended`: it was
 * right to hold, and what was decided has come in its place.
 */
export async function liftSanction(
  tx: TransactionContext<Context>,
  id: string,
  into: 'overturned' | 'ended' = 'overturned',
): Promise<void> {
  const found = await findSanction(tx.db, tx.vault, id);
  const userId = found && (await unsealPerson(tx.db, tx.vault, found));
  if (!found) return;
  if (userId) await holdForStanding(tx, userId);
  const closed = { closedAt: tx.now(), pausedAt: null };
  const isUntold = await moveSanction(tx.db, id, ['pending'], { ...closed, state: 'undone' });
  const standing =
    into === 'ended' ? (['active', 'paused'] as const) : (['active', 'paused', 'ended'] as const);
  const isLifted = isUntold || (await moveSanction(tx.db, id, standing, { ...closed, state: into }));
  if (isLifted) await dropOpenAppeal(tx.db, id);
  if (isLifted && userId) await leaveForce(tx, userId, found.step);
}
