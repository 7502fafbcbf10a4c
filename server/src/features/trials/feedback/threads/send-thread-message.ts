import { AppError } from '../../../../core/app-error.ts';
import type { Context, Member } from '../../../../core/context.ts';
import { nextBoundary } from '../../../../core/publication-boundary.ts';
import type { TransactionContext } from '../../../../core/transaction.ts';
import { feedbackEvents } from '../feedback.events.ts';
import type { ThreadRole } from './thread-role.ts';
import {
  findMessage,
  holdMessageId,
  insertMessage,
  insertWaitingMessage,
  sealMessage,
} from './threads.queries.ts';

/** Adds a message to a thread that the caller has locked. A tester's message waits for the next boundary. */
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
    const publishAt = isWithheld ? null : nextBoundary(now);
    await insertWaitingMessage(tx.db, message, { body, writtenAt: now, publishAt });
    return;
  }
  await insertMessage(tx.db, message, body);
  tx.record(feedbackEvents.replied, { projectId, feedbackId, messageId: id, from: 'maker' });
}
