import type { Context } from '../../../../core/context.ts';
import { revokeTopics } from '../../../../core/revocation.ts';
import type { TransactionContext } from '../../../../core/transaction.ts';
import { raiseEpochs } from '../../channels/raise-epochs.ts';
import { groupEvents } from '../groups.events.ts';
import { deleteMembers } from './members.queries.ts';

/**
 * The one way out of a group, by whoever’s will: the rows go, whoever is just sending asks again, nothing written after the commit reaches
 * them, and their pages are told. Answers who was a member.
 */
export async function endMemberships(
  tx: TransactionContext<Context>,
  groupId: string,
  userIds: readonly string[],
): Promise<string[]> {
  const left = await deleteMembers(tx.db, groupId, userIds);
  const gone = left.map(({ userId }) => userId);
  if (gone.length === 0) return gone;
  await raiseEpochs(tx, { groupId });
  await revokeTopics(tx, [`group:${groupId}`], gone);
  for (const userId of gone) tx.record(groupEvents.membershipChanged, { groupId, userId });
  // Whom nobody else found in the list is not missed there: that they left is not told either.
  if (left.some(({ isCounted }) => isCounted)) tx.record(groupEvents.changed, { groupId });
  return gone;
}
