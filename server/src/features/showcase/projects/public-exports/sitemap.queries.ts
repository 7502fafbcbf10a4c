import { sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';

/** As many as one file of a sitemap may name. */
const mostPerFile = 50_000;

/**
 * The Mondays of the weeks in which a listed project was posted, newest first. Each is found by one look into the
 * index for what was posted before the one after it, so the cost grows with the weeks and not with the projects.
 */
export async function listedWeeks(db: Db): Promise<string[]> {
  const { rows } = await sql<{ week: string }>`
    with recursive weeks as (
      (select date_trunc('week', published_at, 'UTC') as week from project_stats
       where listed order by published_at desc, project_id desc limit 1)
      union all
      select (select date_trunc('week', published_at, 'UTC') from project_stats
              where listed and published_at < weeks.week order by published_at desc, project_id desc limit 1)
      from weeks where weeks.week is not null
    )
    select to_char(week at time zone 'UTC', 'YYYY-MM-DD') as week from weeks where week is not null
    limit ${mostPerFile}
  `.execute(db);
  return rows.map(({ week }) => week);
}

/** The listed projects of one week, newest first: a walk along the index from its end to its beginning. */
export async function listedInWeek(db: Db, monday: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('projectStats')
    .select('projectId')
    .where('listed', '=', true)
    .where('publishedAt', '>=', monday)
    .where('publishedAt', '<', new Date(monday.getTime() + 7 * 24 * 60 * 60 * 1000))
    .orderBy('publishedAt', 'desc')
    .orderBy('projectId', 'desc')
    .limit(mostPerFile)
    .execute();
  return rows.map(({ projectId }) => projectId);
}
