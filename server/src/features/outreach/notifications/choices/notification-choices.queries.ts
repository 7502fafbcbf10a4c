import type { NotificationKind } from '@firstlight/contract/notification-kinds.ts';
import type { NotificationChoice } from '@firstlight/contract/outreach/notifications/notification-rules.ts';
import type { Db } from '../../../../db/database.ts';

export function findChoice(db: Db, userId: string, kind: NotificationKind) {
  return db
    .selectFrom('notificationChoices')
    .select(['inApp', 'byMail', 'byPush'])
    .where('userId', '=', userId)
    .where('kind', '=', kind)
    .executeTakeFirst();
}

export function listChosen(db: Db, userId: string) {
  return db
    .selectFrom('notificationChoices')
    .select(['kind', 'inApp', 'byMail', 'byPush'])
    .where('userId', '=', userId)
    .execute();
}

export async function keepChoice(
  db: Db,
  userId: string,
  kind: NotificationKind,
  choice: NotificationChoice,
): Promise<void> {
  await db
    .insertInto('notificationChoices')
    .values({ userId, kind, ...choice })
    .onConflict((conflict) => conflict.columns(['userId', 'kind']).doUpdateSet(choice))
    .execute();
}
