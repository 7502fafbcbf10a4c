import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { projectEditsAs } from '../../showcase/projects/projects.sql.ts';
import type { Change } from './skip-versions.ts';

/** More changes than versions are shown: several may fall into one week. */
const remembered = 60;

/** When a project was changed, the latest first. An edit is known by its day and stands at noon. */
export async function listSkipChanges(db: Db, projectId: string): Promise<Change[]> {
  const { rows } = await sql<Change>`
    (select 'iteration' as kind, published_at as at from iterations
      where project_id = ${projectId} and deleted_at is null and taken_down_at is null order by published_at desc limit ${remembered})
    union all
    (select 'edit', (edited_on + time '12:00') at time zone 'UTC' from ${projectEditsAs('project_edits')}
      where project_id = ${projectId} order by edited_on desc limit ${remembered})
    order by at desc
  `.execute(db);
  return rows;
}
