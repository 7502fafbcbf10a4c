import { inPages } from '../../../core/in-pages.ts';
import type { Db } from '../../../db/database.ts';

/** One row at most. */
export async function* poolRowOf(db: Db, testerId: string) {
  yield* await db.selectFrom('testerPool').selectAll().where('testerId', '=', testerId).execute();
}

/** What somebody was offered. Whether they answered stands nowhere here. */
export function offersOf(db: Db, testerId: string) {
  return inPages((last: { projectId: string } | undefined, limit) =>
    db
      .selectFrom('assignments')
      .selectAll()
      .where('testerId', '=', testerId)
      .$if(last !== undefined, (query) => query.where('projectId', '>', last?.projectId ?? ''))
      .orderBy('projectId')
      .limit(limit)
      .execute(),
  );
}
