import type { InputOf, ResultOf } from '@firstlight/contract/endpoint.ts';
import type { sendContactMessage } from '@firstlight/contract/outreach/contact/contact.ts';
import type { Context } from '../../../core/context.ts';
import { inTransaction } from '../../../core/transaction.ts';
import { contactEvents } from './contact.events.ts';
import { insertContactMessage } from './contact.queries.ts';
import { replyBy } from './reply-by.ts';

type Sent = ResultOf<typeof sendContactMessage>;

/** Keeps what somebody wrote to the team; the mails to both sides follow by jobs. */
export async function sendMessage(ctx: Context, input: InputOf<typeof sendContactMessage>): Promise<Sent> {
  return inTransaction(ctx, async (tx) => {
    const message = { ...input, id: ctx.newId(), createdAt: ctx.now(), replyBy: replyBy(ctx.now()) };
    await insertContactMessage(tx.db, tx.vault, message);
    tx.record(contactEvents.received, { messageId: message.id });
    return { id: message.id, replyBy: message.replyBy.toISOString() };
  });
}
