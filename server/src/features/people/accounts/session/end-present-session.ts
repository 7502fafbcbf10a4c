import type { HttpContext } from '../../../../core/context.ts';
import { revokeConnections } from '../../../../core/revocation.ts';
import type { TransactionContext } from '../../../../core/transaction.ts';
import { deleteSession } from './sessions.queries.ts';

/** Whoever signs in while signed in has one session afterwards, not two. */
export async function endPresentSession(tx: TransactionContext<HttpContext>): Promise<void> {
  if (tx.actor.kind !== 'member') return;
  await deleteSession(tx.db, tx.actor.sessionId);
  await revokeConnections(tx, { sessionId: tx.actor.sessionId });
}
