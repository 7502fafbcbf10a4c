import { AppError } from '../../../../core/app-error.ts';
import type { Context, Member } from '../../../../core/context.ts';
import { nextQuarter } from '../../../../core/next-quarter.ts';
import type { TransactionContext } from '../../../../core/transaction.ts';
import { feedbackEvents } from '../feedback.events.ts';
import { keepMessage } from '../pending/pending-threads.queries.ts';
import type { ThreadRole } from './thread-role.ts';
import { findMessage, holdMessageId, insertMessage, sealMessage } from './threads.queries.ts';

/** Puts a message into a held thread; a tester's where it waits for the next full quarter of an hour. */
export async function sendThreadMessage(
  tx: TransactionContext<Context<Member>>,
  { side, feedback: { id: feedbackId, projectId } }: ThreadRole,
  { id, text, isWithheld }: { id: string; text: string; isWithheld: boolean },
): Promise<void> {
  const now = tx.now();
  const message = {
    id,
    feedbackId,
    fromMaker: side === 'maker',
    text,
    sentOn: now.toISOString().slice(0, 10),
  };
  await holdMessageId(tx.db, id);
  const sent = await findMessage(tx.db, tx.vault, id);
  if (sent) {
    const isSame =
      sent.feedbackId === feedbackId && sent.fromMaker === message.fromMaker && sent.text === text;
    if (!isSame) throw new AppError('feedback.message_id_taken');
    return;
  }
  const body = await sealMessage(tx.db, tx.vault, message);
  if (side === 'tester') {
    const { sentOn } = message;
    const releaseAt = nextQuarter(now);
    await keepMessage(tx.db, { id, feedbackId, body, sentOn, writtenAt: now, releaseAt, isWithheld });
    return;
  }
  await insertMessage(tx.db, message, body);
  tx.record(feedbackEvents.replied, { projectId, feedbackId, messageId: id, from: 'maker' });
}
