import type { Context } from '../../../../core/context.ts';
import type { TransactionContext } from '../../../../core/transaction.ts';
import { storeRole } from '../members/store-role.ts';
import { hideGroup } from '../settings/hide-group.ts';
import { findSuccessor } from './succession.queries.ts';

const day = 24 * 60 * 60 * 1000;
/** Whoever was not here for so long is not handed a group. */
const seenWithinDays = 30;

/** A group without an owner goes to whoever has served it longest; where there is nobody, it goes as well. Answers whether somebody has it. */
export async function passOnGroup(
  tx: TransactionContext<Context>,
  groupId: string,
  ownerIds: readonly string[],
): Promise<boolean> {
  const seenSince = new Date(tx.now().getTime() - seenWithinDays * day);
  const heir = await findSuccessor(tx.db, groupId, ownerIds, seenSince);
  if (heir) await storeRole(tx, groupId, heir, 'owner');
  else await hideGroup(tx, groupId, null);
  return heir !== undefined;
}
