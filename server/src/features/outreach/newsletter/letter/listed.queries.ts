import { type Selectable, sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';
import type { ProjectStats } from '../../../../db/schema.ts';
import { projectStatsAs } from '../../../showcase/projects/projects.sql.ts';

export type ListedProject = Pick<
  Selectable<ProjectStats>,
  'projectId' | 'ownerId' | 'categories' | 'language'
>;

/** Returns those of these projects that are listed now, in no order. */
export async function listListed(db: Db, ids: readonly string[]): Promise<ListedProject[]> {
  const { rows } = await sql<ListedProject>`
    select stats.project_id, stats.owner_id, stats.categories, stats.language from ${projectStatsAs('stats')}
    where stats.project_id = any(${ids}::uuid[]) and stats.listed
  `.execute(db);
  return rows;
}
