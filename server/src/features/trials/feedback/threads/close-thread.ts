import type { InputOf } from '@firstlight/contract/endpoint.ts';
import type {
  closeThread as closeEndpoint,
  Thread,
} from '@firstlight/contract/trials/feedback/feedback-threads.ts';
import type { Context, HttpContext, Member } from '../../../../core/context.ts';
import { nextBoundary } from '../../../../core/publication-boundary.ts';
import { inTransaction, type TransactionContext } from '../../../../core/transaction.ts';
import { keepAccount } from '../../../people/accounts/keep-account.ts';
import { requireStanding } from '../../../people/accounts/require-standing.ts';
import { feedbackEvents } from '../feedback.events.ts';
import { deleteClosing, insertClosing } from './closings.queries.ts';
import { presentThread } from './present-thread.ts';
import { type ThreadRole, threadRole } from './thread-role.ts';
import { changeThread, lockThread, stopWaiting, withdrawAgreement } from './threads.queries.ts';

/**
 * Of one tester on one project, whatever else they are called elsewhere. A maker's closing the tester reads at once; a tester's
 * nobody but themselves, since its moment would be that of a visit.
 */
export async function closeThread(
  ctx: HttpContext<Member>,
  { feedbackId, isClosed }: InputOf<typeof closeEndpoint>,
): Promise<Thread> {
  await requireStanding(ctx.db, ctx.actor);
  const found = await threadRole(ctx, feedbackId);
  return inTransaction(ctx, async (tx) => {
    await keepAccount(tx, ctx.actor.id);
    const { revealedAt } = await lockThread(tx.db, feedbackId);
    const isChanged = isClosed
      ? await close(tx, found)
      : await deleteClosing(tx.db, found.feedback, found.side);
    if (isChanged && isClosed) await stopTesterSide(tx, found);
    if (isChanged && isClosed && !revealedAt) await takeBackWord(tx, found);
    if (isChanged && found.side === 'maker') {
      tx.record(feedbackEvents.threadClosed, { projectId: found.feedback.projectId, feedbackId });
    }
    return presentThread(tx, found);
  });
}

function close(tx: TransactionContext<Context>, { side, feedback }: ThreadRole): Promise<boolean> {
  return insertClosing(tx.db, feedback, side, tx.now().toISOString().slice(0, 10));
}

/**
 * What the tester had said and the maker did not see yet is stopped for good: whatever showed after the maker has closed the thread,
 * or opened it again, would tell that it had been held.
 */
async function stopTesterSide(
  tx: TransactionContext<Context>,
  { side, feedback }: ThreadRole,
): Promise<void> {
  if (side === 'maker') await stopWaiting(tx.db, feedback.id);
}

/** Nobody shows their name in a closed thread. */
async function takeBackWord(
  tx: TransactionContext<Context>,
  { side, feedback: { id: feedbackId } }: ThreadRole,
): Promise<void> {
  if (side === 'maker') {
    await changeThread(tx.db, feedbackId, { hasMakerAgreed: false, hasTesterAgreed: false });
  } else {
    await withdrawAgreement(tx.db, feedbackId, nextBoundary(tx.now()));
  }
}
