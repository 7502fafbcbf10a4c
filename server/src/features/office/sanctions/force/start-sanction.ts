import type { Context } from '../../../../core/context.ts';
import type { TransactionContext } from '../../../../core/transaction.ts';
import { holdForStanding } from '../../../people/accounts/change-standing.ts';
import { findSanction, moveSanction, unsealPerson } from '../sanctions.queries.ts';
import { applyEffects } from './apply-effects.ts';

/** From now on it holds its person back. Once, whoever comes first. */
export async function startSanction(tx: TransactionContext<Context>, id: string): Promise<void> {
  const found = await findSanction(tx.db, tx.vault, id);
  const userId = found && (await unsealPerson(tx.db, tx.vault, found));
  if (!userId) return;
  await holdForStanding(tx, userId);
  const sanction = await findSanction(tx.db, tx.vault, id);
  if (!sanction || sanction.startedAt) return;
  const isMoved = await moveSanction(tx.db, id, ['pending', 'active'], { startedAt: tx.now() });
  if (isMoved) await applyEffects(tx, userId, sanction);
}
