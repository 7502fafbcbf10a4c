import type { Language } from '@firstlight/contract/languages.ts';
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { projectStatsAs, projectsAs } from '../../showcase/projects/projects.sql.ts';

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
  /** By moderation: its maker alone reads it. */
  takenDownAt: Date | null;
}

export async function insertIteration(db: Db, iteration: Omit<IterationRow, 'takenDownAt'>): Promise<void> {
  await db.insertInto('iterations').values(iteration).execute();
}

export function findIteration(db: Db, id: string): Promise<IterationRow | undefined> {
  return db.selectFrom('iterations').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function changeIteration(
  db: Db,
  id: string,
  changes: Partial<
    Pick<IterationRow, 'credited' | 'whatChanged' | 'link' | 'isEdited' | 'deletedAt' | 'takenDownAt'>
  >,
): Promise<void> {
  await db.updateTable('iterations').set(changes).where('id', '=', id).execute();
}

/** Their credits go with them. */
export async function forgetIterationsBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('iterations').where('deletedAt', '<', before).execute();
}

export interface IterationPosition {
  publishedAt: string;
  id: string;
}

export async function listIterationRows(
  db: Db,
  projectId: string,
  { after, limit, isOwn }: { after: IterationPosition | undefined; limit: number; isOwn: boolean },
): Promise<IterationRow[]> {
  return db
    .selectFrom('iterations')
    .selectAll()
    .where('projectId', '=', projectId)
    .where('deletedAt', 'is', null)
    .$if(!isOwn, (query) => query.where('takenDownAt', 'is', null))
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
    where project_id = any(${projectIds}::uuid[]) and deleted_at is null and taken_down_at is null group by project_id
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

export async function findLatestChange(db: Db, wanted: Language): Promise<LatestChange | undefined> {
  const { rows } = await sql<LatestChange>`
    select what_changed, credited, newest.published_at, newest.project_id, projects.name, projects.language
    from (
      select project_id, what_changed, credited, published_at, id from iterations
      where deleted_at is null and credited > 0 and taken_down_at is null
      order by published_at desc, id desc limit ${lookedAt}
    ) newest
    join ${projectStatsAs('stats')} on stats.project_id = newest.project_id and stats.listed
    join ${projectsAs('projects')} on projects.id = newest.project_id
    order by (projects.language = ${wanted}) desc, newest.published_at desc, newest.id desc limit 1
  `.execute(db);
  return rows[0];
}
