import { sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';
import { projectStatsAs } from '../../../showcase/projects/projects.sql.ts';
import { needsAs } from '../../../trials/distribution/distribution.sql.ts';

/** Maximum number of under-served projects of one issue. Those that have waited longest come first. */
const most = 1000;

/** Returns listed projects that still lack responses. */
export async function listUnderServed(db: Db): Promise<string[]> {
  const { rows } = await sql<{ projectId: string }>`
    select needs.project_id
    from ${needsAs('needs')} join ${projectStatsAs('stats')} on stats.project_id = needs.project_id and stats.listed
    where needs.is_open order by needs.posted_at, needs.project_id limit ${most}
  `.execute(db);
  return rows.map(({ projectId }) => projectId);
}
