import type { Language } from '@firstlight/contract/languages.ts';
import { minimumFeedbackRules } from '@firstlight/contract/rules.ts';
import { sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';
import { projectStatsAs, projectsAs } from '../../../showcase/projects/projects.sql.ts';
import { needsAs } from '../../../trials/distribution/distribution.sql.ts';

export interface Needy {
  projectId: string;
  categories: number;
  language: Language;
  missing: number;
}

/** At most so many at a time, those that have waited longest first. */
const most = 5000;

/** What is listed and has not had its minimum yet. */
export async function listNeedy(db: Db): Promise<Needy[]> {
  const { rows } = await sql<Needy>`
    select needs.project_id, needs.categories, needs.language,
      greatest(1, ${minimumFeedbackRules.total} - needs.full_count - needs.skip_count) as missing
    from ${needsAs('needs')} join ${projectStatsAs('stats')} on stats.project_id = needs.project_id and stats.listed
    where needs.is_open order by needs.posted_at, needs.project_id limit ${most}
  `.execute(db);
  return rows;
}

/** The newest that everybody may see: they take what places are left over. */
export async function listNewest(db: Db, limit: number): Promise<Omit<Needy, 'missing'>[]> {
  const { rows } = await sql<Omit<Needy, 'missing'>>`
    select stats.project_id, stats.categories, projects.language
    from ${projectStatsAs('stats')} join ${projectsAs('projects')} on projects.id = stats.project_id
    where stats.listed order by stats.published_at desc, stats.project_id limit ${limit}
  `.execute(db);
  return rows;
}
