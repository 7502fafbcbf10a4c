import { sql } from 'kysely';
import type { KindsByName } from '../../../../core/notifications/notification-parts.ts';
import type { Db } from '../../../../db/database.ts';
import type { DeliveryTimes } from '../deliver/delivery-times.ts';
import { mayLeave } from '../kinds/kind-conditions.queries.ts';

/** As with mails: a turn that is set stays unless this is urgent, and after a recent push the next one waits. */
export async function planPush(
  db: Db,
  userId: string,
  { soon, digestHours, isUrgent }: DeliveryTimes,
): Promise<void> {
  await sql`
    insert into notification_pushes (user_id, due_at) values (${userId}, ${soon})
    on conflict (user_id) do update
    set due_at = ${isUrgent ? sql`least` : sql`coalesce`}(
      notification_pushes.due_at,
      greatest(excluded.due_at, notification_pushes.last_at + make_interval(hours => ${digestHours}))
    )`.execute(db);
}

export function duePushes(db: Db, now: Date, limit: number) {
  return db
    .selectFrom('notificationPushes')
    .select('userId')
    .where('dueAt', '<=', now)
    .orderBy('dueAt')
    .limit(limit)
    .execute();
}

/** Ends the turn; undefined when another run has ended it already. */
export function endPushTurn(db: Db, userId: string, now: Date) {
  return db
    .updateTable('notificationPushes')
    .set({ dueAt: null })
    .where('userId', '=', userId)
    .where('dueAt', '<=', now)
    .returning('userId')
    .executeTakeFirst();
}

export async function notePush(db: Db, userId: string, now: Date): Promise<void> {
  await db.updateTable('notificationPushes').set({ lastAt: now }).where('userId', '=', userId).execute();
}

/** Marks what was neither read nor pushed, without what may not leave. News that is shown nowhere else is done with by this. Returns `false` when there is none. */
export async function takeUnpushed(db: Db, kinds: KindsByName, userId: string, now: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update notifications set pushed_at = ${now},
      read_at = case when in_app or (by_mail and mailed_at is null) then null else ${now}::timestamptz end
    where user_id = ${userId} and read_at is null and by_push and pushed_at is null
      and ${mayLeave(kinds, userId, now)}`.execute(db);
  return (numAffectedRows ?? 0n) > 0n;
}
