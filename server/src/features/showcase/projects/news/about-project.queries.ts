import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';

/** Whether somebody may see the project: everybody may, or it is theirs, and it is not deleted. */
export function isShownTo(projectId: RawBuilder<string | null>, readerId: string): RawBuilder<boolean> {
  return sql`exists (
    select from projects join project_stats on project_stats.project_id = projects.id
    where projects.id = ${projectId} and deleted_at is null and (listed or projects.owner_id = ${readerId}))`;
}

export function listProjectNames(db: Db, ids: readonly string[]) {
  return db
    .selectFrom('projects')
    .select(['id', 'name'])
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('deletedAt', 'is', null)
    .execute();
}

export function findOwnerRow(db: Db, projectId: string) {
  return db
    .selectFrom('projects')
    .innerJoin('projectStats', 'projectStats.projectId', 'projects.id')
    .select(['projects.ownerId', 'projectStats.validated'])
    .where('projects.id', '=', projectId)
    .where('projects.deletedAt', 'is', null)
    .executeTakeFirst();
}
