import type { NotificationKind } from '@firstlight/contract/notification-kinds.ts';
import type { NotificationChoice } from '@firstlight/contract/outreach/notifications/notification-rules.ts';
import { sql } from 'kysely';
import type { Notice } from '../../../../core/notifications/notification-kind.ts';
import type { KindsByName } from '../../../../core/notifications/notification-parts.ts';
import type { Db } from '../../../../db/database.ts';
import { deleteInBatches } from '../../../../db/delete-in-batches.ts';
import { isLive, isShown } from '../kinds/kind-conditions.queries.ts';
import { listKinds } from '../kinds/list-kinds.ts';
import { visibleLines } from './visible.queries.ts';

export interface News extends Notice {
  id: string;
  kind: NotificationKind;
  /** What is bundled into one line. */
  subjectId: string;
  isMasked: boolean;
  happenedAt: Date;
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
  const details = news.details ? JSON.stringify(news.details) : null;
  await sql`
    insert into notifications (id, user_id, kind, subject_id, project_id, details, actor_id, is_masked, happened_at,
      in_app, by_mail, by_push)
    values (${news.id}::uuid, ${news.userId}::uuid, ${news.kind}, ${news.subjectId}::uuid, ${news.aboutId}::uuid,
      ${details}::jsonb, ${news.actorId ?? null}::uuid, ${news.isMasked}::boolean, ${news.happenedAt}::timestamptz,
      ${choice.inApp}::boolean, ${choice.byMail}::boolean, ${choice.byPush}::boolean)
    on conflict (user_id, kind, subject_id) where read_at is null do update
    set count = notifications.count + 1, project_id = excluded.project_id, details = excluded.details,
        actor_id = excluded.actor_id, happened_at = excluded.happened_at,
        in_app = excluded.in_app, by_mail = excluded.by_mail, mailed_at = null,
        by_push = excluded.by_push, pushed_at = null`.execute(db);
}

export interface ListedAfter {
  happenedAt: string;
  id: string;
}

export function listLines(
  db: Db,
  kinds: KindsByName,
  userId: string,
  {
    onlyMentions,
    after,
    now,
    limit,
  }: { onlyMentions: boolean; after: ListedAfter | undefined; now: Date; limit: number },
) {
  const mentions = listKinds(kinds).filter(({ rules }) => rules.isMention);
  return visibleLines(db, kinds, userId, now)
    .select(sql<boolean>`notifications.read_at is not null or not ${isLive(kinds, userId, now)}`.as('isRead'))
    .where('notifications.inApp', '=', true)
    .$if(onlyMentions, (query) =>
      query.where(
        'notifications.kind',
        'in',
        mentions.map(({ kind }) => kind),
      ),
    )
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

/**
 * What the list would leave out is not counted either. Counts no further than asked: the cost stays the same however
 * much somebody left unread.
 */
export async function countUnreadRows(
  db: Db,
  kinds: KindsByName,
  userId: string,
  { now, upTo }: { now: Date; upTo: number },
): Promise<number> {
  const unread = db
    .selectFrom('notifications')
    .select('id')
    .where('userId', '=', userId)
    .where('inApp', '=', true)
    .where('readAt', 'is', null)
    .where(isLive(kinds, userId, now))
    .where(isShown(kinds, userId, now))
    .limit(upTo);
  const { count } = await db
    .selectFrom(unread.as('unread'))
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Marks one or, for `null`, all of a person's unread notifications up to `readAt` as read. */
export async function markReadRows(db: Db, userId: string, id: string | null, readAt: Date): Promise<void> {
  await db
    .updateTable('notifications')
    .set({ readAt })
    .where('userId', '=', userId)
    .where('inApp', '=', true)
    .where('readAt', 'is', null)
    .where('happenedAt', '<=', readAt)
    .$if(id !== null, (query) => query.where('id', '=', id ?? ''))
    .execute();
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

export const deleteNewsBefore = (db: Db, before: Date): Promise<void> =>
  deleteInBatches(db, 'notifications', sql`happened_at < ${before}`);

export const deleteReadBefore = (db: Db, before: Date): Promise<void> =>
  deleteInBatches(db, 'notifications', sql`read_at < ${before}`);

export function deleteCausesBefore(db: Db, before: Date): Promise<void> {
  return deleteInBatches(db, 'notification_causes', sql`happened_at < ${before}`);
}
