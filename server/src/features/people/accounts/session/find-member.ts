import type { IncomingHttpHeaders } from 'node:http';
import type { Context, Member } from '../../../../core/context.ts';
import { hashToken } from '../../../../platform/crypto/secret-token.ts';
import { idleSince, isStale } from '../account/account-times.ts';
import { readSessionToken } from '../session-cookie.ts';
import { findLiveSession, touchSessions } from './sessions.queries.ts';

/** Whoever the session cookie of a request belongs to. Never remembered: an ended session is dead at the next request. */
export async function findMember(
  ctx: Pick<Context, 'db' | 'now' | 'origin'>,
  headers: IncomingHttpHeaders,
): Promise<Omit<Member, 'address'> | undefined> {
  const token = readSessionToken(headers.cookie, ctx.origin);
  if (!token) return undefined;
  const now = ctx.now();
  const session = await findLiveSession(ctx.db, hashToken(token), now, idleSince(now));
  if (!session) return undefined;
  if (isStale(session.lastUsedAt, now)) await touchSessions(ctx.db, [session.sessionId], now);
  return {
    kind: 'member',
    id: session.id,
    username: session.username,
    sessionId: session.sessionId,
    hasAcceptedTerms: session.hasAcceptedTerms,
    isAdmin: session.isAdmin === true,
    isAdminWaiting: session.isAdmin === false,
    isSuspended: session.isSuspended,
  };
}
