import type { ResultOf } from '@firstlight/contract/endpoint.ts';
import type { listSessions as listEndpoint } from '@firstlight/contract/people/accounts/account-security.ts';
import { securityRules } from '@firstlight/contract/people/accounts/security-rules.ts';
import type { HttpContext, Member } from '../../../../core/context.ts';
import { idleSince } from '../account/account-times.ts';
import { listSessionsOf } from './sessions.queries.ts';

export async function listSessions(ctx: HttpContext<Member>): Promise<ResultOf<typeof listEndpoint>> {
  const { id, sessionId } = ctx.actor;
  const now = ctx.now();
  const rows = await listSessionsOf(ctx.db, id, {
    first: sessionId,
    now,
    idleSince: idleSince(now),
    limit: securityRules.sessionsShown,
  });
  const sessions = rows.map(({ createdAt, lastUsedAt, ...row }) => ({
    ...row,
    isCurrent: row.id === sessionId,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
  }));
  return { sessions };
}
