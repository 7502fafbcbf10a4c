import { sanctionLimits } from '@firstlight/contract/office/sanctions/sanction-rules.ts';
import type { Context } from '../../../core/context.ts';
import type { TransactionContext } from '../../../core/transaction.ts';
import { holdForStanding } from '../../people/accounts/change-standing.ts';
import { dropOpenAppeal } from './appeals/appeals.queries.ts';
import { leaveForce } from './force/leave-force.ts';
import { findSanction, moveSanction, unsealPerson } from './sanctions.queries.ts';

const minute = 60 * 1000;

/**
 * Takes a decision back as if it had never been: nobody is mailed, no strike counts, the standing is derived anew. False: it is
 * older than ten minutes, or was undone already.
 */
export async function undoSanction(tx: TransactionContext<Context>, id: string): Promise<boolean> {
  const found = await findSanction(tx.db, tx.vault, id);
  if (!found) return false;
  const until = found.decidedAt.getTime() + sanctionLimits.undoMinutes * minute;
  if (tx.now().getTime() >= until) return false;
  const userId = await unsealPerson(tx.db, tx.vault, found);
  if (userId) await holdForStanding(tx, userId);
  const isMoved = await moveSanction(tx.db, id, ['pending'], { state: 'undone', closedAt: tx.now() });
  if (isMoved) await dropOpenAppeal(tx.db, id);
  if (isMoved && userId) await leaveForce(tx, userId, found.step);
  return isMoved;
}
