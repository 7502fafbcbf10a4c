import type { Context } from '../../../../core/context.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { findLatestIteration } from '../../iterations/find-latest-iteration.ts';
import { canRelaunch, closedAt } from '../need/need-value.ts';
import { findNeed, holdNeed } from '../need/needs.queries.ts';
import { startOver } from './clock.queries.ts';

/**
 * Gives a project its two weeks once more when its maker says what changed after the first were over. It takes an
 * iteration, not an edit: nobody should spend their one second try on a misspelt word.
 */
export function relaunchProject(ctx: Context, projectId: string): Promise<boolean> {
  return inTransaction(ctx, async (tx) => {
    await holdNeed(tx.db, projectId);
    const need = await findNeed(tx.db, projectId);
    const now = ctx.now();
    if (!need || !canRelaunch(need, now)) return false;
    const iterated = await findLatestIteration(tx, projectId);
    if (!iterated || iterated < closedAt(need, now)) return false;
    await startOver(tx.db, projectId, now);
    return true;
  });
}
