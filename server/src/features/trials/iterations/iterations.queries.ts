import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { projectsAs } from '../../showcase/projects/projects.sql.ts';

export interface IterationRow {
  id: string;
  projectId: string;
  whatChanged: string;
  link: string | null;
  credited: number;
  publishedAt: Date;
  isEdited: boolean;
  /** It can still be brought back. */
  deletedAt: Date | null;
}

export async function insertIteration(db: Db, iteration: IterationRow): Promise<void> {
  await db.insertInto('iterations').values(iteration).execute();
}

export function findIteration(db: Db, id: string): Promise<IterationRow | undefined> {
  return db.selectFrom('iterations').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function changeIteration(
  db: Db,
  id: string,
  changes: Partial<Pick<IterationRow, 'whatChanged' | 'link' | 'isEdited' | 'deletedAt'>>,
): Promise<void> {
  await db.updateTable('iterations').set(changes).where('id', '=', id).execute();
}

/** Their credits go with them. */
export async function forgetIterationsBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('iterations').where('deletedAt', '<', before).execute();
}

interface Credited {
  id: string;
  projectId: string;
}

/** How many of these stand on this project for everybody to read, and are credited now. */
export async function creditFeedback(
  db: Db,
  { id, projectId }: Credited,
  feedbackIds: readonly string[],
): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into iteration_feedback (iteration_id, feedback_id)
    select ${id}::uuid, feedback.id from feedback
    where feedback.id = any(${feedbackIds}::uuid[]) and project_id = ${projectId}
      and deleted_at is null and not is_withheld
  `.execute(db);
  return Number(numAffectedRows ?? 0n);
}

/** The same for the notes of those who skipped it. */
export async function creditSkips(
  db: Db,
  { id, projectId }: Credited,
  skipIds: readonly string[],
): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into iteration_skips (iteration_id, skip_id)
    select ${id}::uuid, skips.id from skips
    where skips.id = any(${skipIds}::uuid[]) and project_id = ${projectId} and not is_withheld
  `.execute(db);
  return Number(numAffectedRows ?? 0n);
}

export interface IterationPosition {
  publishedAt: string;
  id: string;
}

export async function listIterationRows(
  db: Db,
  projectId: string,
  { after, limit }: { after: IterationPosition | undefined; limit: number },
): Promise<IterationRow[]> {
  return db
    .selectFrom('iterations')
    .selectAll()
    .where('projectId', '=', projectId)
    .where('deletedAt', 'is', null)
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(published_at, id) < (${after?.publishedAt}::timestamptz, ${after?.id}::uuid)`,
      ),
    )
    .orderBy('publishedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export async function countIterationRows(db: Db, projectIds: readonly string[]) {
  const { rows } = await sql<{ projectId: string; iterations: number }>`
    select project_id, count(*)::int as iterations from iterations
    where project_id = any(${projectIds}::uuid[]) and deleted_at is null group by project_id
  `.execute(db);
  return rows;
}

/** What one maker published, oldest id first: for themselves alone. */
export function publishedBy(
  db: Db,
  ownerId: string,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<IterationRow[]> {
  return db
    .selectFrom('iterations')
    .selectAll()
    .where('projectId', 'in', (query) =>
      query.selectFrom(projectsAs('projects')).select('projects.id').where('ownerId', '=', ownerId),
    )
    .$if(after !== undefined, (query) => query.where('id', '>', after ?? ''))
    .orderBy('id')
    .limit(limit)
    .execute();
}
