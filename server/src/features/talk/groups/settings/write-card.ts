import type { Context } from '../../../../core/context.ts';
import type { TransactionContext } from '../../../../core/transaction.ts';
import { dropHeldCard, type HeldCard, storeHeldCard } from './held-cards.queries.ts';
import { updateGroup } from './settings.queries.ts';

/**
 * Words for a card, by whoever answers for them from now on. What somebody writes whom others do not see is kept for them alone: everybody else goes on reading
 * what stood there, and whoever writes after them has the last word.
 */
export async function writeCard(
  tx: TransactionContext<Context>,
  { groupId, byId, name, description }: HeldCard,
  isSeen: boolean,
): Promise<void> {
  if (!isSeen) return storeHeldCard(tx.db, { groupId, byId, name, description });
  await dropHeldCard(tx.db, groupId);
  await updateGroup(tx.db, groupId, { name, description, writtenBy: byId });
}
