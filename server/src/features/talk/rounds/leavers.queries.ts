import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';

/** Waits for whoever just ends a round of the group, so that no leaver stays behind in one that is over. */
export async function keepLeavers(
  db: Db,
  { groupId, userIds }: { groupId: string; userIds: readonly string[] },
): Promise<void> {
  await sql`
    with open as (select id from rounds where group_id = ${groupId} and circle_id is null and state = 'open' order by id for share)
    insert into round_leavers (round_id, user_id)
    select open.id, leaver.id from open cross join unnest(${userIds}::uuid[]) as leaver (id) on conflict do nothing
  `.execute(db);
}

export async function forgetLeavers(db: Db, roundId: string): Promise<void> {
  await db.deleteFrom('roundLeavers').where('roundId', '=', roundId).execute();
}

/** Open rounds of groups that somebody has left. */
export async function* leftRoundsOf({ db }: { db: Db }, { id }: { id: string }) {
  yield* await db
    .selectFrom('roundLeavers')
    .select('roundId')
    .where('userId', '=', id)
    .orderBy('roundId')
    .execute();
}
