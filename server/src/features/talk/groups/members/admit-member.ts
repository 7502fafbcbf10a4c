import { AppError } from '../../../../core/app-error.ts';
import type { Context } from '../../../../core/context.ts';
import type { TransactionContext } from '../../../../core/transaction.ts';
import { findGroupRow, holdGroup } from '../access/groups.queries.ts';
import { groupEvents } from '../groups.events.ts';
import { closePending } from '../requests/requests.queries.ts';
import { insertMember } from './members.queries.ts';
import { refuseTooMany } from './refuse-too-many.ts';

export interface Admission {
  groupId: string;
  userId: string;
  /** By which they came, if by any. */
  inviteId?: string | null;
}

/**
 * The one way into a group, whoever opened the door. While it is held, nobody is banned from it and it is not deleted: a ban that came first is seen, and one
 * that comes after ends what was begun here. What they had asked for waits no longer.
 */
export async function admitMember(
  tx: TransactionContext<Context>,
  { groupId, userId, inviteId = null }: Admission,
): Promise<void> {
  await holdGroup(tx.db, groupId, 'join');
  const found = await findGroupRow(tx.db, userId, groupId);
  if (!found || found.isBanned || found.deletedAt || found.takenDownAt)
    throw new AppError('groups.not_found');
  if (found.role) return;
  await refuseTooMany(tx.db, userId);
  const joinedAt = tx.now();
  if (
    !(await insertMember(tx.db, {
      groupId,
      userId,
      role: 'member',
      joinedAt,
      inviteId,
      isCounted: found.isSeenAsGood,
    }))
  )
    return;
  await closePending(tx.db, { groupId, userId }, joinedAt);
  tx.record(groupEvents.membershipChanged, { groupId, userId });
  // Nobody else finds somebody limited in the list: that they came is not told either.
  if (found.isSeenAsGood) tx.record(groupEvents.changed, { groupId });
}
