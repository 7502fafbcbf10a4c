import { sql } from 'kysely';
import type { Actor } from '../../../../core/context.ts';
import type { Db } from '../../../../db/database.ts';
import { isVisibleTo, projectsWithOwners } from '../../../showcase/projects/projects.sql.ts';

export interface SharedRow {
  projectId: string;
  sharedBy: string | null;
  sharedAt: Date;
}

export interface SharedPlace {
  sharedAt: Date;
  projectId: string;
}

/** What the reader may see of it today, the latest first; a hidden one keeps its place for its return. */
export async function listSharedRows(
  db: Db,
  actor: Actor,
  groupId: string,
  { after, limit }: { after: SharedPlace | undefined; limit: number },
): Promise<SharedRow[]> {
  const beyond = after
    ? sql`and (shared.shared_at, shared.project_id) < (${after.sharedAt}::timestamptz, ${after.projectId}::uuid)`
    : sql``;
  const { rows } = await sql<SharedRow>`
    select shared.project_id, shared.shared_by, shared.shared_at
    from group_projects as shared, ${projectsWithOwners}
    where shared.group_id = ${groupId} and projects.id = shared.project_id and ${isVisibleTo(actor)} ${beyond}
    order by shared.shared_at desc, shared.project_id desc limit ${limit}
  `.execute(db);
  return rows;
}

export async function countShared(db: Db, groupId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from group_projects where group_id = ${groupId}
  `.execute(db);
  return rows[0]?.count ?? 0;
}

/** Twice is once. */
export async function insertShared(
  db: Db,
  shared: { groupId: string; projectId: string; sharedBy: string; sharedAt: Date },
): Promise<void> {
  await db
    .insertInto('groupProjects')
    .values(shared)
    .onConflict((conflict) => conflict.columns(['groupId', 'projectId']).doNothing())
    .execute();
}

/** By whoever shared it, or of whoever it is. False: it is not there. */
export async function deleteShared(
  db: Db,
  { groupId, projectId, sharedBy }: { groupId: string; projectId: string; sharedBy?: string },
): Promise<boolean> {
  const own = sharedBy === undefined ? sql`` : sql`and shared_by = ${sharedBy}`;
  const { rows } = await sql`
    delete from group_projects where group_id = ${groupId} and project_id = ${projectId} ${own} returning project_id
  `.execute(db);
  return rows.length > 0;
}
