import { sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';
import { joinedInWeek, peopleAs } from '../../../people/accounts/accounts.sql.ts';

/** People who posted their first project in that time, by the week in which they had signed up. */
export async function countFirstPosts(db: Db, { from, until }: { from: Date; until: Date }) {
  const { rows } = await sql<{ week: string; count: number }>`
    select ${joinedInWeek('owners')} as week, count(distinct posted.owner_id)::int as count
    from project_stats posted join ${peopleAs('owners')} on owners.id = posted.owner_id
    where listed and published_at >= ${from} and published_at < ${until}
      and not exists (select from projects earlier where earlier.owner_id = posted.owner_id and earlier.published_at < ${from})
    group by week
  `.execute(db);
  return rows;
}
