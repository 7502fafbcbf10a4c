import { sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';
import { isLive } from '../offers/open-offers.queries.ts';

const chosen = { mailedAt: 'byMail', pushedAt: 'byPush' } as const;

/**
 * When the earliest of what is still to be mailed or pushed happens: masked news lies ahead, at the full quarter, and
 * invitations wait for the morning.
 */
export function earliestPending(db: Db, userId: string, way: keyof typeof chosen, now: Date) {
  return db
    .selectFrom('notifications')
    .select([
      sql<Date | null>`min(happened_at) filter (where kind <> 'assignment')`.as('news'),
      sql<Date | null>`min(happened_at) filter (where kind = 'assignment')`.as('invitation'),
    ])
    .where('userId', '=', userId)
    .where('readAt', 'is', null)
    .where(chosen[way], '=', true)
    .where(way, 'is', null)
    .where(isLive(userId, now))
    .executeTakeFirstOrThrow();
}
