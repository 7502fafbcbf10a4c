import { sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';
import { isLive, isOpenOffer } from '../offers/open-offers.queries.ts';

/**
 * Somebody's news as it is told, without what has become invisible since; names are read anew each time. An unread
 * invitation speaks of the offers that are still open.
 */
export function visibleNews(db: Db, userId: string, now: Date) {
  const open = isOpenOffer(now);
  return db
    .selectFrom('notifications')
    .innerJoin('users as reader', 'reader.id', 'notifications.userId')
    .leftJoinLateral(
      (from) =>
        from
          .selectFrom('assignments')
          .innerJoin('projectStats as stats', 'stats.projectId', 'assignments.projectId')
          .select([
            sql<
              string | null
            >`(array_agg(stats.project_id order by stats.project_id desc) filter (where ${open}))[1]`.as(
              'projectId',
            ),
            sql<number>`count(*) filter (where ${open})`.as('count'),
          ])
          .where('testerId', '=', userId)
          .whereRef('runId', '=', 'notifications.subjectId')
          .where('notifications.kind', '=', 'assignment')
          .where('notifications.readAt', 'is', null)
          .as('offers'),
      (join) => join.onTrue(),
    )
    .leftJoin('projects', (join) =>
      join
        .on('projects.id', '=', ({ fn }) => fn.coalesce('offers.projectId', 'notifications.projectId'))
        .on('projects.deletedAt', 'is', null),
    )
    .leftJoin('projectStats', 'projectStats.projectId', 'projects.id')
    .leftJoin('users as actor', (join) =>
      join.onRef('actor.id', '=', 'notifications.actorId').on('actor.standing', '=', 'good'),
    )
    .select([
      'notifications.kind',
      sql<number>`coalesce(nullif(offers.count, 0), notifications.count)::int`.as('count'),
      'notifications.badge',
      'notifications.level',
      'projects.id as projectId',
      'projects.name as projectName',
      'actor.name as actorName',
      'reader.username as readerName',
    ])
    .where('notifications.userId', '=', userId)
    .where((is) =>
      is.or([
        is('notifications.projectId', 'is', null),
        is('projectStats.listed', '=', true),
        is('projects.ownerId', '=', userId),
      ]),
    );
}

/** What one mail or one push is about, without what was read or has come to nothing since it was planned. */
export function gathered(db: Db, userId: string, way: 'mailedAt' | 'pushedAt', at: Date, now: Date) {
  return visibleNews(db, userId, now)
    .where(`notifications.${way}` as const, '=', at)
    .where(isLive(userId, now))
    .where((is) => is.or([is('notifications.readAt', 'is', null), is('notifications.inApp', '=', false)]))
    .orderBy('notifications.happenedAt')
    .orderBy('notifications.id')
    .execute();
}
