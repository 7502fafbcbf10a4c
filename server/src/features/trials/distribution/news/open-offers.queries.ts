import { type RawBuilder, sql } from 'kysely';
import type { LineColumns } from '../../../../core/notifications/notification-kind.ts';
import type { Db } from '../../../../db/database.ts';
import { projectStatsAs } from '../../../showcase/projects/projects.sql.ts';

/** Neither seen nor run out, and for a project that can be seen, which is to be joined. It is no condition of a search: indexes by it hold the offers of everybody. */
function isOpenOffer(now: Date): RawBuilder<boolean> {
  return sql`(state = 'offered' and expires_at > ${now} and listed)`;
}

/**
 * Whether of what a run offered somebody something is still open. It is asked each time, and nothing is written when an
 * offer is seen: a moment would be a trace of who tests what.
 */
export function hasOpenOffer(runId: RawBuilder<string>, testerId: string, now: Date): RawBuilder<boolean> {
  return sql`coalesce((
    select bool_or(${isOpenOffer(now)}) from assignments join ${projectStatsAs('stats')} using (project_id)
    where tester_id = ${testerId} and run_id = ${runId}
  ), false)`;
}

/** An unread line is shown for any open offer, whatever became of the project that it began with. */
export function isUnreadAndOpenOr(
  { subjectId, readAt }: Pick<LineColumns, 'subjectId' | 'readAt'>,
  testerId: string,
  now: Date,
  isShown: RawBuilder<boolean>,
): RawBuilder<boolean> {
  return sql`(${isShown} or (${readAt} is null and ${hasOpenOffer(subjectId, testerId, now)}))`;
}

export interface OpenOffers {
  runId: string;
  projectId: string;
  count: number;
}

/** How many of what these runs offered somebody are open, and the latest of them. */
export async function listOpenOffers(
  db: Db,
  testerId: string,
  runIds: readonly string[],
  now: Date,
): Promise<OpenOffers[]> {
  const { rows } = await sql<OpenOffers>`
    select runs.run_id, offers.* from unnest(${runIds}::uuid[]) as runs (run_id) cross join lateral (
      select (array_agg(project_id order by project_id desc) filter (where ${isOpenOffer(now)}))[1] as project_id,
        (count(*) filter (where ${isOpenOffer(now)}))::int as count
      from assignments join ${projectStatsAs('stats')} using (project_id)
      where tester_id = ${testerId} and assignments.run_id = runs.run_id
    ) as offers where offers.project_id is not null`.execute(db);
  return rows;
}
