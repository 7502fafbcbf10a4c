import type { Context } from '../../../../core/context.ts';
import { idleSince } from '../account/account-times.ts';
import { listOpenSessions } from './sessions.queries.ts';

/** Of these sessions, those in which somebody is still signed in: an ended one is a closed door before it is swept away. */
export async function openSessions(ctx: Context, sessionIds: readonly string[]): Promise<string[]> {
  const now = ctx.now();
  const open = await listOpenSessions(ctx.db, sessionIds, { now, idleSince: idleSince(now) });
  return open.map(({ id }) => id);
}
