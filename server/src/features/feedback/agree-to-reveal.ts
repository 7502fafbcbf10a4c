import type { InputOf } from '@firstlight/contract/endpoint.ts';
import type { agreeToReveal as agreeEndpoint, Thread } from '@firstlight/contract/feedback-threads.ts';
import type { HttpContext, Member } from '../../core/context.ts';
import { requireStanding } from '../../core/standing.ts';
import { inTransaction, type TransactionContext } from '../../core/transaction.ts';
import { openConversation } from '../conversations/open-conversation.ts';
import { unsealAuthor } from './authors.queries.ts';
import './feedback.events.ts';
import { presentThread } from './present-thread.ts';
import { sideOfThread, type ThreadSide } from './side-of-thread.ts';
import { changeThread, lockThread } from './threads.queries.ts';

/** A proposal can be taken back until the other side agrees; from then on both know, and that cannot be undone. */
export async function agreeToReveal(
  ctx: HttpContext<Member>,
  { feedbackId, agree }: InputOf<typeof agreeEndpoint>,
): Promise<Thread> {
  await requireStanding(ctx.db, ctx.actor);
  return inTransaction(ctx, async (tx) => {
    const found = await sideOfThread(tx, feedbackId);
    const thread = await lockThread(tx.db, feedbackId);
    if (!thread.revealedAt) {
      const isMaker = found.side === 'maker';
      await changeThread(tx.db, feedbackId, isMaker ? { hasMakerAgreed: agree } : { hasTesterAgreed: agree });
      const hasOtherAgreed = isMaker ? thread.hasTesterAgreed : thread.hasMakerAgreed;
      if (agree && hasOtherAgreed) await reveal(tx, found);
      else await propose(tx, found);
    }
    return presentThread(tx, found);
  });
}

type Tx = TransactionContext<HttpContext<Member>>;

async function propose(tx: Tx, { side, feedback: { id, projectId } }: ThreadSide): Promise<void> {
  tx.record({ name: 'feedback.reveal_proposed', projectId, feedbackId: id, from: side });
}

async function reveal(tx: Tx, { feedback: { id, projectId } }: ThreadSide): Promise<void> {
  const testerId = await unsealAuthor(tx.db, tx.vault, id);
  const { ownerId } = await tx.db
    .selectFrom('projects')
    .select('ownerId')
    .where('id', '=', projectId)
    .executeTakeFirstOrThrow();
  if (testerId === undefined) return;
  const conversationId = await openConversation(tx, [ownerId, testerId]);
  await changeThread(tx.db, id, { revealedAt: tx.now(), conversationId });
  tx.record({ name: 'feedback.revealed', projectId, feedbackId: id });
}
