import { sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';
import { deleteInBatches } from '../../../../db/delete-in-batches.ts';
import { projectsAs } from '../../../showcase/projects/projects.sql.ts';

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
    insert into hidden.showings as noted (tester_tag, project_id, shown_on, fit_cell, returned_on)
    select ${tag}, projects.id, ${shownOn}::date, fit_cell, case when is_return then ${shownOn}::date end
    from unnest(
      ${showings.map(({ projectId }) => projectId)}::uuid[], ${showings.map(({ cell }) => cell)}::smallint[],
      ${showings.map(({ isReturn }) => isReturn)}::boolean[]
    ) as shown (id, fit_cell, is_return) join ${projectsAs('projects')} on projects.id = shown.id
    on conflict (tester_tag, project_id) do update set returned_on = excluded.returned_on
    where noted.returned_on is null and excluded.returned_on is not null
  `.execute(db);
}

/** Who has had each of these projects in view, one fingerprint after the other. */
export async function listViewers(db: Db, projectIds: readonly string[]) {
  const { rows } = await sql<{ projectId: string; people: string }>`
    select id as project_id, people from unnest(${projectIds}::uuid[]) as id cross join lateral (
      select string_agg(encode(tester_tag, 'hex'), ' ') as people from hidden.showings where project_id = id
    ) as seen where people is not null
  `.execute(db);
  return rows;
}

/** How many projects of each fit these people were shown by us since then. */
export async function countShown(db: Db, tags: readonly Buffer[], since: string) {
  const { rows } = await sql<{ testerTag: Buffer; fitCell: number; shown: number }>`
    select tester_tag, fit_cell, count(*)::int as shown from hidden.showings
    where tester_tag = any(${tags}::bytea[]) and fit_cell is not null and shown_on >= ${since}::date
    group by tester_tag, fit_cell
  `.execute(db);
  return rows;
}

/** How well each of these fitted its viewer, in the same order; null where it was not we who showed it since then. */
export async function listFits(
  db: Db,
  pairs: readonly { tag: Buffer; projectId: string }[],
  since: string,
): Promise<(number | null)[]> {
  const { rows } = await sql<{ fitCell: number | null }>`
    select fit_cell from unnest(
      ${pairs.map(({ tag }) => tag)}::bytea[], ${pairs.map(({ projectId }) => projectId)}::uuid[]
    ) with ordinality as pair (tag, id, place)
    left join hidden.showings on tester_tag = tag and project_id = id and shown_on >= ${since}::date
    order by place
  `.execute(db);
  return rows.map(({ fitCell }) => fitCell);
}

/** Which of these pairs of a person and a project had been shown before a day, by their places in the list. */
export async function listShownBefore(
  db: Db,
  pairs: readonly { tag: Buffer; projectId: string }[],
  day: string,
): Promise<Set<number>> {
  const { rows } = await sql<{ place: number }>`
    select place::int as place from unnest(
      ${pairs.map(({ tag }) => tag)}::bytea[], ${pairs.map(({ projectId }) => projectId)}::uuid[]
    ) with ordinality as pair (tag, id, place)
    join hidden.showings on tester_tag = tag and project_id = id and shown_on < ${day}::date
  `.execute(db);
  return new Set(rows.map(({ place }) => place - 1));
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

/** What was found elsewhere has no fit. */
export async function isShownOrOffered(
  db: Db,
  { testerId, tag }: { testerId: string; tag: Buffer },
  projectId: string,
): Promise<boolean> {
  const { rows } = await sql<{ isPrompted: boolean }>`
    select exists (
      select from hidden.showings where tester_tag = ${tag} and project_id = ${projectId} and fit_cell is not null
    ) or exists (
      select from assignments where tester_id = ${testerId} and project_id = ${projectId}
    ) as is_prompted
  `.execute(db);
  return rows[0]?.isPrompted === true;
}

/** Deletes what was shown before a day, unless it came back to the tester later. */
export const deleteShowingsBefore = (db: Db, day: Date): Promise<void> =>
  deleteInBatches(
    db,
    'hidden.showings',
    sql`shown_on < ${day}::date and (returned_on is null or returned_on < ${day}::date)`,
  );

export async function deleteShowings(db: Db, tag: Buffer): Promise<void> {
  await db.deleteFrom('hidden.showings').where('testerTag', '=', tag).execute();
}
