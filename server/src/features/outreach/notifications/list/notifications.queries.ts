import type {
  NotificationChoice,
  NotificationKind,
} from '@firstlight/contract/outreach/notifications/notification-rules.ts';
import type { BadgeName } from '@firstlight/contract/reputation/profiles/profile-limits.ts';
import { sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';
import { isLive } from '../offers/open-offers.queries.ts';
import { visibleNews } from './visible.queries.ts';

export interface News {
  id: string;
  userId: string;
  kind: NotificationKind;
  subjectId: string;
  /** Null for what is about no project, which is a badge. */
  projectId: string | null;
  badge?: { name: BadgeName; level: number };
  actorId: string | null;
  happenedAt: Date;
  /** What happened, once, by random ids and never by a name: telling the same cause again changes nothing. */
  cause: string;
}

/** True when it was new to them. */
export async function noteCause(db: Db, { userId, cause, happenedAt }: News): Promise<boolean> {
  const noted = await db
    .insertInto('notificationCauses')
    .values({ userId, cause, happenedAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning('cause')
    .executeTakeFirst();
  return noted !== undefined;
}

/** One statement, so that two jobs about one subject join one row. */
export async function addNews(db: Db, news: News, choice: NotificationChoice): Promise<void> {
  await sql`
    insert into notifications (id, user_id, kind, subject_id, project_id, badge, level, actor_id, happened_at,
      in_app, by_mail, by_push)
    values (${news.id}::uuid, ${news.userId}::uuid, ${news.kind}::notification_kind, ${news.subjectId}::uuid,
      ${news.projectId}::uuid, ${news.badge?.name ?? null}::badge_name, ${news.badge?.level ?? null}::smallint,
      ${news.actorId}::uuid, ${news.happenedAt}::timestamptz,
      ${choice.inApp}::boolean, ${choice.byMail}::boolean, ${choice.byPush}::boolean)
    on conflict (user_id, kind, subject_id) where read_at is null do update
    set count = notifications.count + 1, project_id = excluded.project_id, badge = excluded.badge,
        level = excluded.level, actor_id = excluded.actor_id, happened_at = excluded.happened_at,
        in_app = excluded.in_app, by_mail = excluded.by_mail, mailed_at = null,
        by_push = excluded.by_push, pushed_at = null`.execute(db);
}

export interface ListedAfter {
  happenedAt: string;
  id: string;
}

export function listNews(
  db: Db,
  userId: string,
  {
    onlyMentions,
    after,
    now,
    limit,
  }: { onlyMentions: boolean; after: ListedAfter | undefined; now: Date; limit: number },
) {
  return visibleNews(db, userId, now)
    .select([
      'notifications.id',
      'notifications.happenedAt',
      'actor.username as actorUsername',
      sql<boolean>`notifications.read_at is not null or not ${isLive(userId, now)}`.as('isRead'),
    ])
    .where('notifications.inApp', '=', true)
    .where('notifications.happenedAt', '<=', now)
    .$if(onlyMentions, (query) => query.where('notifications.kind', '=', 'mention'))
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(notifications.happened_at, notifications.id) < (${after?.happenedAt}::timestamptz, ${after?.id}::uuid)`,
      ),
    )
    .orderBy('notifications.happenedAt', 'desc')
    .orderBy('notifications.id', 'desc')
    .limit(limit)
    .execute();
}

/** What the list would leave out, because its project has gone, is not counted either. */
const isShown = (userId: string) => sql<boolean>`(
  notifications.kind = 'assignment' or notifications.project_id is null or exists (
    select from projects join project_stats on project_stats.project_id = projects.id
    where projects.id = notifications.project_id and deleted_at is null and (listed or projects.owner_id = ${userId})
  ))`;

/** Counts no further than asked: the cost stays the same however much somebody left unread. */
export async function countUnreadRows(db: Db, userId: string, now: Date, upTo: number): Promise<number> {
  const unread = db
    .selectFrom('notifications')
    .select('id')
    .where('userId', '=', userId)
    .where('inApp', '=', true)
    .where('readAt', 'is', null)
    .where('happenedAt', '<=', now)
    .where(isLive(userId, now))
    .where(isShown(userId))
    .limit(upTo);
  const { count } = await db
    .selectFrom(unread.as('unread'))
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function isOwnNews(db: Db, userId: string, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('notifications')
    .select('id')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst();
  return row !== undefined;
}

/** True when something was left to forget. */
export async function forgetNewsBefore(db: Db, before: Date, limit: number): Promise<bigint> {
  const old = db.selectFrom('notifications').select('id').where('happenedAt', '<', before).limit(limit);
  const { numDeletedRows } = await db
    .deleteFrom('notifications')
    .where('id', 'in', old)
    .executeTakeFirstOrThrow();
  return numDeletedRows;
}

export async function forgetCausesBefore(db: Db, before: Date, limit: number): Promise<bigint> {
  const { numAffectedRows } = await sql`
    delete from notification_causes where ctid in (
      select ctid from notification_causes where happened_at < ${before} limit ${limit}
    )`.execute(db);
  return numAffectedRows ?? 0n;
}
