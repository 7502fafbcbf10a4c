import type { Context } from '../../../core/context.ts';
import { inPages } from '../../../core/in-pages.ts';
import type { Person } from '../../../core/personal-part.ts';

/** Also what was only mailed and stands in no list; not what lies ahead, whose moment would point at a hidden tester. */
export function notificationsOf({ db, now }: Context, { id }: Person) {
  return inPages<{ id: string }>((last, limit) =>
    db
      .selectFrom('notifications')
      .selectAll()
      .where('userId', '=', id)
      .where('happenedAt', '<=', now())
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
