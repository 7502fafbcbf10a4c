import type { IncomingHttpHeaders } from 'node:http';
import type { Context, Member } from '../../../../core/context.ts';
import type { Db } from '../../../../db/database.ts';
import { hashToken } from '../../../../platform/crypto/secret-token.ts';
import { gatherByPool } from '../../../../platform/gather-questions.ts';
import { idleSince, isStale } from '../account/account-times.ts';
import { readSessionToken } from '../session-cookie.ts';
import { type LiveSession, listSessionsBehind, touchSessions } from './sessions.queries.ts';

/** Whoever the session cookie of a request belongs to. Never remembered: an ended session is dead at the next request. */
export async function findMember(
  ctx: Pick<Context, 'db' | 'now' | 'origin'>,
  headers: IncomingHttpHeaders,
): Promise<Omit<Member, 'address'> | undefined> {
  const token = readSessionToken(headers.cookie, ctx.origin);
  if (!token) return undefined;
  const now = ctx.now();
  const session = await findSession(ctx.db, { tokenHash: hashToken(token), now });
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

interface Cookie {
  tokenHash: Buffer;
  now: Date;
}

/** Many come at one moment when a process was started anew: they are looked up together. */
const findSession = gatherByPool(async (db: Db, cookies: readonly Cookie[]) => {
  const now = new Date(Math.max(...cookies.map((cookie) => cookie.now.getTime())));
  const hashes = cookies.map(({ tokenHash }) => tokenHash);
  const sessions = await listSessionsBehind(db, hashes, now, idleSince(now));
  const found = new Map<string, LiveSession>(sessions.map((one) => [one.tokenHash.toString('hex'), one]));
  return hashes.map((hash) => found.get(hash.toString('hex')));
});
