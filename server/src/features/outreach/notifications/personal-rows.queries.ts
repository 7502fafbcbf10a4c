import type { Context } from '../../../core/context.ts';
import { inPages } from '../../../core/in-pages.ts';
import type { Person } from '../../../core/personal-part.ts';

/** Lists all notifications of a person, also those that were only mailed. */
export function notificationsOf({ db }: Context, { id }: Person) {
  return inPages<{ id: string }>((last, limit) =>
    db
      .selectFrom('notifications')
      .selectAll()
      .where('userId', '=', id)
      .$if(last !== undefined, (query) => query.where('id', '>', last?.id ?? ''))
      .orderBy('id')
      .limit(limit)
      .execute(),
  );
}

/** One for each kind at most. */
export async function* listChoicesOf({ db }: Context, { id }: Person) {
  yield* await db.selectFrom('notificationChoices').selectAll().where('userId', '=', id).execute();
}

/** One at most. */
export async function* mailTurnOf({ db }: Context, { id }: Person) {
  yield* await db.selectFrom('notificationMails').selectAll().where('userId', '=', id).execute();
}

/** One at most. */
export async function* pushTurnOf({ db }: Context, { id }: Person) {
  yield* await db.selectFrom('notificationPushes').selectAll().where('userId', '=', id).execute();
}

/** One for each session at most. */
export async function* devicesOf({ db }: Context, { id }: Person) {
  yield* await db.selectFrom('pushDevices').selectAll().where('userId', '=', id).execute();
}
