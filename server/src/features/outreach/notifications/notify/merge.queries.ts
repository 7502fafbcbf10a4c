import { sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';
import type { News } from '../list/notifications.queries.ts';

/** Keeps news that lies ahead beside the line it will join. False: no such line is shown, and it becomes one of its own. */
export async function mergeLater(
  db: Db,
  { userId, kind, subjectId, happenedAt }: Pick<News, 'userId' | 'kind' | 'subjectId' | 'happenedAt'>,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('notifications')
    .set(({ eb }) => ({ pendingCount: eb('pendingCount', '+', 1), releaseAt: happenedAt }))
    .where('userId', '=', userId)
    .where('kind', '=', kind)
    .where('subjectId', '=', subjectId)
    .where('readAt', 'is', null)
    .where('inApp', '=', true)
    .where('happenedAt', '<=', now)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Lets what is due join its line, which is news again to whoever was mailed or pushed the first of it. */
export async function takeMerging(db: Db, now: Date, limit: number) {
  const { rows } = await sql<{ userId: string; happenedAt: Date; byMail: boolean; byPush: boolean }>`
    update notifications set count = count + pending_count, happened_at = release_at, pending_count = 0,
      release_at = null, mailed_at = null, pushed_at = null
    where (user_id, id) in (
      select user_id, id from notifications where release_at <= ${now}
      order by user_id, id limit ${limit} for update skip locked
    )
    returning user_id, happened_at, by_mail, by_push
  `.execute(db);
  return rows;
}

/** What is not shown yet stays unread: a line that something is about to join leaves it behind as one of its own. */
export async function markReadRows(db: Db, userId: string, id: string | null, readAt: Date): Promise<void> {
  await sql`
    with shown as (
      select * from notifications
      where user_id = ${userId} and in_app and read_at is null and happened_at <= ${readAt}
        and ${id === null ? sql`true` : sql`id = ${id}`}
      for update
    ), read as (
      update notifications set read_at = ${readAt}, pending_count = 0, release_at = null
      from shown where notifications.user_id = shown.user_id and notifications.id = shown.id
      returning notifications.id
    )
    insert into notifications
      (id, user_id, kind, subject_id, project_id, is_masked, count, happened_at, in_app, by_mail, by_push)
    select gen_random_uuid(), user_id, kind, subject_id, project_id, is_masked, pending_count, release_at, in_app, by_mail,
      by_push
    from shown join read using (id) where release_at is not null
  `.execute(db);
}
