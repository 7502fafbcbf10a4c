import type { Context } from '../../../../core/context.ts';
import type { TransactionContext } from '../../../../core/transaction.ts';
import { holdForStanding } from '../../../people/accounts/change-standing.ts';
import { findSanction, moveSanction, unsealPerson } from '../sanctions.queries.ts';
import { leaveForce } from './leave-force.ts';

/** Ends by itself what has come to its end. Once, whoever comes first. */
export async function endSanction(tx: TransactionContext<Context>, id: string): Promise<void> {
  const found = await findSanction(tx.db, tx.vault, id);
  const userId = found && (await unsealPerson(tx.db, tx.vault, found));
  if (userId) await holdForStanding(tx, userId);
  // Read once it is held: an appeal may have changed its end meanwhile.
  const sanction = await findSanction(tx.db, tx.vault, id);
  if (!sanction?.endsAt || sanction.endsAt > tx.now()) return;
  const isMoved = await moveSanction(tx.db, id, ['active'], { state: 'ended', closedAt: tx.now() });
  if (isMoved && userId) await leaveForce(tx, userId, sanction.step);
}
