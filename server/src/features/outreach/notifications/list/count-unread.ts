import { notificationRules } from '@firstlight/contract/outreach/notifications/notification-rules.ts';
import type { Context, Member } from '../../../../core/context.ts';
import * as queries from './notifications.queries.ts';

/** One more than the bell shows, so that it knows when to say “99+”. */
export async function countUnread(ctx: Context<Member>): Promise<{ count: number }> {
  return {
    count: await queries.countUnreadRows(ctx.db, ctx.actor.id, ctx.now(), notificationRules.countedUpTo + 1),
  };
}
