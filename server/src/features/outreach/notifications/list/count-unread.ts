import { notificationRules } from '@firstlight/contract/outreach/notifications/notification-rules.ts';
import type { Context, Member } from '../../../../core/context.ts';
import { countUnreadRows } from './notifications.queries.ts';

/** One more than the bell shows, so that it knows when to say “99+”. */
export async function countUnread(ctx: Context<Member>): Promise<{ count: number }> {
  const upTo = notificationRules.countedUpTo + 1;
  return {
    count: await countUnreadRows(ctx.db, ctx.notificationKinds, ctx.actor.id, { now: ctx.now(), upTo }),
  };
}
