import { sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';
import { projectStatsAs } from '../../../showcase/projects/projects.sql.ts';

export async function listListed(db: Db, ids: readonly string[]) {
  const { rows } = await sql<{ projectId: string; ownerId: string }>`
    select stats.project_id, stats.owner_id from ${projectStatsAs('stats')}
    where stats.project_id = any(${ids}::uuid[]) and stats.listed
  `.execute(db);
  return rows;
}
