import {
  type NotificationChoice,
  type NotificationKind,
  notificationKinds,
  proposedChoices,
} from '@firstlight/contract/outreach/notifications/notification-rules.ts';
import type { Db } from '../../../../db/database.ts';

export async function choiceOf(db: Db, userId: string, kind: NotificationKind): Promise<NotificationChoice> {
  const chosen = await db
    .selectFrom('notificationChoices')
    .select(['inApp', 'byMail', 'byPush'])
    .where('userId', '=', userId)
    .where('kind', '=', kind)
    .executeTakeFirst();
  return chosen ?? proposedChoices[kind];
}

export async function choicesOf(db: Db, userId: string) {
  const rows = await db
    .selectFrom('notificationChoices')
    .select(['kind', 'inApp', 'byMail', 'byPush'])
    .where('userId', '=', userId)
    .execute();
  const chosen = new Map(rows.map(({ kind, ...choice }) => [kind, choice]));
  return notificationKinds.map((kind) => ({ kind, ...(chosen.get(kind) ?? proposedChoices[kind]) }));
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
