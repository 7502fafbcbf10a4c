import { sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';
import { projectStatsAs, projectsAs } from '../../../showcase/projects/projects.sql.ts';

/** What the needs believe and what is so, page by page, of those that are open or should be. */
export async function listStanding(db: Db, after: string | undefined, limit: number) {
  const { rows } = await sql<{ projectId: string; counted: number; isVisible: boolean; isListed: boolean }>`
    select needs.project_id, needs.full_count + needs.skip_count as counted, visible_since is not null as is_visible,
      listed as is_listed
    from project_needs as needs join ${projectStatsAs('project_stats')} using (project_id)
    where (is_open or listed <> (visible_since is not null))
      and ${after === undefined ? sql`true` : sql`needs.project_id > ${after}`}
    order by needs.project_id limit ${limit}
  `.execute(db);
  return rows;
}

/** Projects that were there before their needs were counted, or whose count was lost. */
export async function listUncounted(db: Db): Promise<{ projectId: string }[]> {
  return db
    .selectFrom(projectsAs('projects'))
    .leftJoin('projectNeeds', 'projectNeeds.projectId', 'projects.id')
    .select('projects.id as projectId')
    .where('projectNeeds.projectId', 'is', null)
    .execute();
}
