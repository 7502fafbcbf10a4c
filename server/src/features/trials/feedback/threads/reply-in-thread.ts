import type { InputOf } from '@firstlight/contract/endpoint.ts';
import type {
  replyInThread as replyEndpoint,
  Thread,
} from '@firstlight/contract/trials/feedback/feedback-threads.ts';
import type { HttpContext, Member } from '../../../../core/context.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { keepAccount } from '../../../people/accounts/keep-account.ts';
import { requireStanding } from '../../../people/accounts/require-standing.ts';
import { presentThread } from './present-thread.ts';
import { requireOpenThread } from './require-open-thread.ts';
import { sendThreadMessage } from './send-thread-message.ts';
import { threadRole } from './thread-role.ts';
import { lockThread } from './threads.queries.ts';

/** Told by side and day only; a message that comes twice under its id is there once. */
export async function replyInThread(
  ctx: HttpContext<Member>,
  { feedbackId, messageId, text }: InputOf<typeof replyEndpoint>,
): Promise<Thread> {
  await requireStanding(ctx.db, ctx.actor);
  const found = await threadRole(ctx, feedbackId);
  return inTransaction(ctx, async (tx) => {
    const { isLimited } = await keepAccount(tx, ctx.actor.id);
    await lockThread(tx.db, feedbackId);
    await requireOpenThread(tx, found);
    await sendThreadMessage(tx, found, { id: messageId, text, isWithheld: isLimited });
    return presentThread(tx, found);
  });
}
