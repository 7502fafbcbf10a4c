import type { InputOf } from '@firstlight/contract/endpoint.ts';
import type {
  agreeToReveal as agreeEndpoint,
  Thread,
} from '@firstlight/contract/trials/feedback/feedback-threads.ts';
import type { HttpContext, Member } from '../../../../core/context.ts';
import { nextBoundary } from '../../../../core/publication-boundary.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { keepAccount } from '../../../people/accounts/keep-account.ts';
import { requireStanding } from '../../../people/accounts/require-standing.ts';
import { presentThread } from './present-thread.ts';
import { requireOpenThread } from './require-open-thread.ts';
import { settleReveal } from './settle-reveal.ts';
import { threadRole } from './thread-role.ts';
import { changeThread, lockThread, saveAgreement } from './threads.queries.ts';

/**
 * A proposal can be taken back until the other side agrees; from then on both know, and that cannot be undone. What the
 * tester says takes effect at the next boundary.
 */
export async function agreeToReveal(
  ctx: HttpContext<Member>,
  { feedbackId, agree }: InputOf<typeof agreeEndpoint>,
): Promise<Thread> {
  await requireStanding(ctx.db, ctx.actor);
  const found = await threadRole(ctx, feedbackId);
  return inTransaction(ctx, async (tx) => {
    await keepAccount(tx, ctx.actor.id);
    const thread = await lockThread(tx.db, feedbackId);
    if (thread.revealedAt) return presentThread(tx, found);
    if (agree) await requireOpenThread(tx, found);
    if (found.side === 'tester') {
      await saveAgreement(tx.db, feedbackId, agree, nextBoundary(tx.now()));
    } else {
      await changeThread(tx.db, feedbackId, { hasMakerAgreed: agree });
      await settleReveal(tx, found.feedback, 'maker');
    }
    return presentThread(tx, found);
  });
}
