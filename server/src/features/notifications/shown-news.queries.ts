import type { Db } from '../../db/pool.ts';

/** Somebody's news as it is told, without what has become invisible since; names are read anew each time. */
export function shownNews(db: Db, userId: string) {
  return db
    .selectFrom('notifications')
    .innerJoin('users as reader', 'reader.id', 'notifications.userId')
    .leftJoin('projects', (join) =>
      join.onRef('projects.id', '=', 'notifications.projectId').on('projects.deletedAt', 'is', null),
    )
    .leftJoin('projectStats', 'projectStats.projectId', 'projects.id')
    .leftJoin('users as actor', (join) =>
      join.onRef('actor.id', '=', 'notifications.actorId').on('actor.standing', '=', 'good'),
    )
    .select([
      'notifications.kind',
      'notifications.count',
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

/** What one mail or one push is about, without what was read since it was planned. */
export function gathered(db: Db, userId: string, way: 'mailedAt' | 'pushedAt', at: Date) {
  return shownNews(db, userId)
    .where(`notifications.${way}` as const, '=', at)
    .where((is) => is.or([is('notifications.readAt', 'is', null), is('notifications.inApp', '=', false)]))
    .orderBy('notifications.happenedAt')
    .orderBy('notifications.id')
    .execute();
}
