import { sql } from 'kysely';
import type { KindsByName } from '../../../../core/notifications/notification-parts.ts';
import type { Db } from '../../../../db/database.ts';
import { mayLeave } from '../kinds/kind-conditions.queries.ts';
import type { DeliveryTimes } from './delivery-times.ts';

/** Leaves a turn that is already set as it is, unless this is urgent; after a recent mail the next one waits for so many hours. */
export async function planMail(
  db: Db,
  userId: string,
  { soon, digestHours, isUrgent }: DeliveryTimes,
): Promise<void> {
  await sql`
    insert into notification_mails (user_id, due_at) values (${userId}, ${soon})
    on conflict (user_id) do update
    set due_at = ${isUrgent ? sql`least` : sql`coalesce`}(
      notification_mails.due_at,
      greatest(excluded.due_at, notification_mails.last_at + make_interval(hours => ${digestHours}))
    )`.execute(db);
}

export function dueMails(db: Db, now: Date, limit: number) {
  return db
    .selectFrom('notificationMails')
    .select('userId')
    .where('dueAt', '<=', now)
    .orderBy('dueAt')
    .limit(limit)
    .execute();
}

/** Ends the turn; undefined when another run has ended it already. */
export function endTurn(db: Db, userId: string, now: Date) {
  return db
    .updateTable('notificationMails')
    .set({ dueAt: null })
    .where('userId', '=', userId)
    .where('dueAt', '<=', now)
    .returning('userId')
    .executeTakeFirst();
}

/** From now on the next mail waits for a day; a turn in which there was nothing to say delays nothing. */
export async function noteMail(db: Db, userId: string, now: Date): Promise<void> {
  await db.updateTable('notificationMails').set({ lastAt: now }).where('userId', '=', userId).execute();
}

/** Marks what was neither read nor mailed, without what may not leave. News that is shown nowhere else is done with by this. Returns `false` when there is none. */
export async function takeUnmailed(db: Db, kinds: KindsByName, userId: string, now: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update notifications set mailed_at = ${now},
      read_at = case when in_app or (by_push and pushed_at is null) then null else ${now}::timestamptz end
    where user_id = ${userId} and read_at is null and by_mail and mailed_at is null
      and ${mayLeave(kinds, userId, now)}`.execute(db);
  return (numAffectedRows ?? 0n) > 0n;
}
