import { sql } from 'kysely';
import type { Db } from '../../db/pool.ts';

export interface Showing {
  projectId: string;
  /** Null for what was found elsewhere. */
  cell: number | null;
  /** It was skipped once, and has been changed since. */
  isReturn: boolean;
}

/** Notes what has been in somebody's view. What was noted before stays as it was; a second chance is used up. */
export async function insertShowings(
  db: Db,
  tag: Buffer,
  showings: readonly Showing[],
  shownOn: string,
): Promise<void> {
  await sql`
    insert into hidden.showings as noted (tester_tag, project_id, shown_on, cell, returned_on)
    select ${tag}, projects.id, ${shownOn}::date, cell, case when is_return then ${shownOn}::date end
    from unnest(
      ${showings.map(({ projectId }) => projectId)}::uuid[], ${showings.map(({ cell }) => cell)}::smallint[],
      ${showings.map(({ isReturn }) => isReturn)}::boolean[]
    ) as shown (id, cell, is_return) join projects on projects.id = shown.id
    on conflict (tester_tag, project_id) do update set returned_on = excluded.returned_on
    where noted.returned_on is null and excluded.returned_on is not null
  `.execute(db);
}

/** Who has had these projects in view. */
export async function listViewers(db: Db, projectIds: readonly string[]) {
  const { rows } = await sql<{ projectId: string; testerTag: Buffer }>`
    select project_id, tester_tag from hidden.showings where project_id = any(${projectIds}::uuid[])
  `.execute(db);
  return rows;
}

/** What each of these people was shown by us since then. */
export async function listShown(db: Db, tags: readonly Buffer[], since: string) {
  const { rows } = await sql<{ testerTag: Buffer; projectId: string; cell: number }>`
    select tester_tag, project_id, cell from hidden.showings
    where tester_tag = any(${tags}::bytea[]) and cell is not null and shown_on >= ${since}::date
  `.execute(db);
  return rows;
}

/** Of these projects, those that have been changed since and have not come back to this person yet. */
export async function listReturnable(db: Db, tag: Buffer, projectIds: readonly string[]) {
  const { rows } = await sql<{ projectId: string; categories: number; iteratedAt: Date }>`
    select n.project_id, n.categories, n.iterated_at from project_needs n
    left join hidden.showings s on s.project_id = n.project_id and s.tester_tag = ${tag}
    where n.project_id = any(${projectIds}::uuid[]) and n.visible_since is not null
      and n.iterated_at is not null and s.returned_on is null
  `.execute(db);
  return rows;
}

export async function deleteShowings(db: Db, tag: Buffer): Promise<void> {
  await db.deleteFrom('hidden.showings').where('testerTag', '=', tag).execute();
}
