import type { Context } from '../../../../core/context.ts';
import type { TransactionContext } from '../../../../core/transaction.ts';
import { holdGroup } from '../access/groups.queries.ts';
import { endMemberships } from '../members/end-memberships.ts';
import { storeRole } from '../members/store-role.ts';
import { hideGroup } from '../settings/hide-group.ts';
import { findSuccessor, isLastOwner, listGroupsOf } from './succession.queries.ts';

const day = 24 * 60 * 60 * 1000;
/** Whoever was not here for so long is not handed a group. */
const seenWithinDays = 30;

/** An account goes. A group that had no other owner is handed to whoever has served it longest; where there is nobody, it goes as well. */
export async function leaveGroups(tx: TransactionContext<Context>, userId: string): Promise<void> {
  for (const groupId of await listGroupsOf(tx.db, userId)) {
    await holdGroup(tx.db, groupId, 'change');
    if (await isLastOwner(tx.db, groupId, userId)) await passOn(tx, groupId, userId);
    await endMemberships(tx, groupId, [userId]);
  }
}

async function passOn(tx: TransactionContext<Context>, groupId: string, userId: string): Promise<void> {
  const seenSince = new Date(tx.now().getTime() - seenWithinDays * day);
  const heir = await findSuccessor(tx.db, groupId, userId, seenSince);
  if (heir) await storeRole(tx, groupId, heir, 'owner');
  else await hideGroup(tx, groupId, null);
}
