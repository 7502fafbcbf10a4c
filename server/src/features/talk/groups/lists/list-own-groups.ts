import type { ResultOf } from '@firstlight/contract/endpoint.ts';
import { channelLimits } from '@firstlight/contract/talk/channels/channel-limits.ts';
import type { listOwnGroups as endpoint } from '@firstlight/contract/talk/groups/groups.ts';
import type { Context, Member } from '../../../../core/context.ts';
import { minuteOf } from '../../../../core/minute-of.ts';
import { restorableUntil } from '../access/visible-group.ts';
import { listOwnGroupRows } from './own-groups.queries.ts';

/** At most as many as one person may be in, in one answer: what is unread is counted over all of them anyway. */
export async function listOwnGroups({ db, actor, now }: Context<Member>): Promise<ResultOf<typeof endpoint>> {
  const rows = await listOwnGroupRows(db, actor.id);
  const isThere = (deletedAt: Date | null) => deletedAt === null || restorableUntil(deletedAt) > now();
  return {
    items: rows
      .filter(({ deletedAt }) => isThere(deletedAt))
      .map(({ frozenAt, deletedAt, unread, hasNews, mentions, ...row }) => ({
        ...row,
        isFrozen: frozenAt !== null,
        deletedUntil: deletedAt && minuteOf(restorableUntil(deletedAt)),
        unread: deletedAt ? 0 : Math.min(unread, channelLimits.unreadMax),
        hasNews: deletedAt === null && hasNews,
        mentions: deletedAt ? 0 : Math.min(mentions, channelLimits.unreadMax),
      })),
  };
}
