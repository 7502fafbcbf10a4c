import { sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';
import type { Asked } from '../../../../platform/live/live-topic.ts';
import { isVisibleToPerson, projectsWithOwners } from '../projects.sql.ts';

/** Which of these people, or guests, may open the project they ask for. */
export async function listFollowable(db: Db, asked: readonly Asked[]): Promise<readonly Asked[]> {
  const userIds = asked.map(({ userId }) => userId);
  const ids = asked.map(({ id }) => id);
  const { rows } = await sql<Asked>`
    select asked.user_id, asked.id
    from unnest(${userIds}::uuid[], ${ids}::uuid[]) as asked (user_id, id)
    join (${projectsWithOwners}) on projects.id = asked.id
    where ${isVisibleToPerson(sql`asked.user_id`)}
  `.execute(db);
  return rows;
}
