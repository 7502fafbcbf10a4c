import { diagnosisRules, iterationLimits } from '@firstlight/contract/trials/iterations/iteration-limits.ts';
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { projectEditsAs } from '../../showcase/projects/projects.sql.ts';
import type { Change } from './skip-versions.ts';

/** Enough for all versions that are shown, even with the most iterations on each of their days. */
const limit = iterationLimits.perDay * diagnosisRules.versions;

/** Returns the days on which a project was changed, the latest first. */
export async function listSkipChanges(db: Db, projectId: string): Promise<Change[]> {
  const { rows } = await sql<Change>`
    (select 'iteration' as kind, (published_at at time zone 'UTC')::date::text as day from iterations
      where project_id = ${projectId} and deleted_at is null and taken_down_at is null order by published_at desc limit ${limit})
    union all
    (select 'edit', edited_on::text from ${projectEditsAs('project_edits')}
      where project_id = ${projectId} order by edited_on desc limit ${limit})
    order by day desc
  `.execute(db);
  return rows;
}
