import type { Context } from '../../../core/context.ts';
import type { TransactionContext } from '../../../core/transaction.ts';
import { desertChannels } from '../channels/desert-channels.ts';
import { raiseEpochs } from '../channels/raise-epochs.ts';
import { deleteConversations, leavePairs, listTalksOf } from './conversations.queries.ts';

/** An account goes. Nobody writes to it from the commit on, and where it was the last one, all of it goes. */
export async function leaveConversations(tx: TransactionContext<Context>, userId: string): Promise<void> {
  const talks = await listTalksOf(tx.db, userId);
  const idsOf = (isLast: boolean) => talks.filter((talk) => talk.isLast === isLast).map(({ id }) => id);
  await raiseEpochs(tx, { conversationIds: idsOf(false) });
  await desertChannels(tx, idsOf(true));
  await deleteConversations(tx.db, idsOf(true));
  await leavePairs(tx.db, userId);
}
