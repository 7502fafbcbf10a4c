import type { Language } from '@firstlight/contract/languages.ts';
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { projectStatsAs, projectsAs } from '../../showcase/projects/projects.sql.ts';

interface LatestChange {
  whatChanged: string;
  credited: number;
  publishedAt: Date;
  projectId: string;
  name: string;
  language: Language;
}

/** Among the newest alone: should none of them be listed, there is nothing to show, and nothing is searched for. */
const lookedAt = 20;

export async function findLatestChange(db: Db): Promise<LatestChange | undefined> {
  const { rows } = await sql<LatestChange>`
    select what_changed, credited, newest.published_at, newest.project_id, projects.name, projects.language
    from (
      select project_id, what_changed, credited, published_at, id from iterations
      where deleted_at is null and credited > 0
      order by published_at desc, id desc limit ${lookedAt}
    ) newest
    join ${projectStatsAs('stats')} on stats.project_id = newest.project_id and stats.listed
    join ${projectsAs('projects')} on projects.id = newest.project_id
    order by newest.published_at desc, newest.id desc limit 1
  `.execute(db);
  return rows[0];
}
