import type { NotificationKind } from '@firstlight/contract/notification-kinds.ts';
import { sql } from 'kysely';
import type { KindsByName } from '../../../../core/notifications/notification-parts.ts';
import type { Db } from '../../../../db/database.ts';
import { isLive } from '../kinds/kind-conditions.queries.ts';

const chosen = { mailedAt: 'byMail', pushedAt: 'byPush' } as const;

export interface Pending {
  kind: NotificationKind;
  earliest: Date;
}

/** Lists, by kind, the time of the earliest notification that is still to be mailed or pushed. */
export function listPending(
  db: Db,
  kinds: KindsByName,
  userId: string,
  { way, now }: { way: keyof typeof chosen; now: Date },
): Promise<Pending[]> {
  return db
    .selectFrom('notifications')
    .select([sql<NotificationKind>`kind`.as('kind'), sql<Date>`min(happened_at)`.as('earliest')])
    .where('userId', '=', userId)
    .where('readAt', 'is', null)
    .where(chosen[way], '=', true)
    .where(way, 'is', null)
    .where(isLive(kinds, userId, now))
    .where('kind', 'in', Object.keys(kinds))
    .groupBy('kind')
    .execute();
}
