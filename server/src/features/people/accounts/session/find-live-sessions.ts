import type { Context } from '../../../../core/context.ts';
import { idleSince, isStale } from '../account/account-times.ts';
import { listLiveSessions, touchSessions } from './sessions.queries.ts';

/** Which of these sessions have not ended, for as many as are connected. An open page uses its session. */
export async function findLiveSessions(
  ctx: Pick<Context, 'db' | 'now'>,
  sessionIds: readonly string[],
): Promise<readonly string[]> {
  const now = ctx.now();
  const live = await listLiveSessions(ctx.db, sessionIds, now, idleSince(now));
  const stale = live.filter(({ lastUsedAt }) => isStale(lastUsedAt, now));
  if (stale.length > 0) await touchSessions(ctx.db, stale.map(idOf), now);
  return live.map(idOf);
}

const idOf = ({ id }: { id: string }): string => id;
