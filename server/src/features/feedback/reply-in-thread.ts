import type { InputOf } from '@firstlight/contract/endpoint.ts';
import type { replyInThread as replyEndpoint, Thread } from '@firstlight/contract/feedback-threads.ts';
import type { HttpContext, Member } from '../../core/context.ts';
import { requireStanding } from '../../core/standing.ts';
import { inTransaction } from '../../core/transaction.ts';
import './feedback.events.ts';
import { presentThread } from './present-thread.ts';
import { sideOfThread } from './side-of-thread.ts';
import { insertMessage, lockThread } from './threads.queries.ts';

/** Told by side and day only; a message that comes twice under its id is there once. */
export async function replyInThread(
  ctx: HttpContext<Member>,
  { feedbackId, messageId, text }: InputOf<typeof replyEndpoint>,
): Promise<Thread> {
  await requireStanding(ctx.db, ctx.actor);
  return inTransaction(ctx, async (tx) => {
    const found = await sideOfThread(tx, feedbackId);
    await lockThread(tx.db, feedbackId);
    const isNew = await insertMessage(tx.db, tx.vault, {
      id: messageId,
      feedbackId,
      fromMaker: found.side === 'maker',
      text,
      sentOn: ctx.now().toISOString().slice(0, 10),
    });
    const { projectId } = found.feedback;
    if (isNew) tx.record({ name: 'feedback.replied', projectId, feedbackId, messageId, from: found.side });
    return presentThread(tx, found);
  });
}
