import type { NotificationKind } from '@firstlight/contract/notification-kinds.ts';
import { sql } from 'kysely';
import type { Details } from '../../../../core/notifications/notification-kind.ts';
import type { KindsByName } from '../../../../core/notifications/notification-parts.ts';
import type { Db } from '../../../../db/database.ts';
import { isLive, isShown } from '../kinds/kind-conditions.queries.ts';

/** Somebody's lines, without what has become invisible since. */
export function visibleLines(db: Db, kinds: KindsByName, userId: string, now: Date) {
  return db
    .selectFrom('notifications')
    .select([
      'notifications.id',
      sql<NotificationKind>`notifications.kind`.as('kind'),
      'notifications.subjectId',
      'notifications.projectId as aboutId',
      'notifications.actorId',
      sql<Details | null>`notifications.details`.as('details'),
      'notifications.count',
      'notifications.happenedAt',
      sql<boolean>`notifications.read_at is null`.as('isUnread'),
    ])
    .where('notifications.userId', '=', userId)
    .where(isShown(kinds, userId, now));
}

/** What one mail or one push is about, without what was read or has come to nothing since it was planned. */
export function gathered(
  db: Db,
  kinds: KindsByName,
  userId: string,
  { way, at, now }: { way: 'mailedAt' | 'pushedAt'; at: Date; now: Date },
) {
  return visibleLines(db, kinds, userId, now)
    .where(`notifications.${way}` as const, '=', at)
    .where(isLive(kinds, userId, now))
    .where((is) => is.or([is('notifications.readAt', 'is', null), is('notifications.inApp', '=', false)]))
    .orderBy('notifications.happenedAt')
    .orderBy('notifications.id')
    .execute();
}
