import { sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';
import { projectsAs } from '../../../showcase/projects/projects.sql.ts';

/** Counts the responses that are shown on all projects of one maker: counted feedback and skip notes. */
export async function countReceivedSince(
  db: Db,
  ownerId: string,
  since: string,
  limit: number,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select 1 from ${projectsAs('projects')} cross join lateral (
        (select 1 from feedback where project_id = projects.id and deleted_at is null and not is_withheld
          and uncounted_for is null and given_on >= ${since}::date limit ${limit})
        union all
        (select 1 from skips where project_id = projects.id and not is_withheld and given_on >= ${since}::date limit ${limit})
      ) as note
      where owner_id = ${ownerId} and projects.deleted_at is null limit ${limit}
    ) as received
  `.execute(db);
  return rows[0]?.count ?? 0;
}
