import type { HttpContext, Member } from '../../../../core/context.ts';
import { revokeConnections } from '../../../../core/revocation.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { endedSessionCookie } from '../session-cookie.ts';
import { deleteSession } from './sessions.queries.ts';

/** Ends this session and, with the same commit, its live connections. */
export async function signOut(ctx: HttpContext<Member>): Promise<null> {
  const { sessionId } = ctx.actor;
  await inTransaction(ctx, async (tx) => {
    await deleteSession(tx.db, sessionId);
    await revokeConnections(tx, { sessionId });
  });
  ctx.setCookie(endedSessionCookie(ctx.origin));
  return null;
}
