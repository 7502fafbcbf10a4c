import { sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';
import { projectsAs } from '../../../showcase/projects/projects.sql.ts';
import type { TestCount } from '../../feedback/count-tests.ts';

/** The projects whose sums are due, a page at a time: those still looking for their minimum, or all that can be seen. */
export async function listDue(
  db: Db,
  which: 'open' | 'visible',
  { after, limit }: { after: string | undefined; limit: number },
): Promise<{ projectId: string }[]> {
  const due = which === 'open' ? sql`is_open` : sql`visible_since is not null`;
  const beyond = after === undefined ? sql`` : sql`and project_id > ${after}::uuid`;
  const { rows } = await sql<{ projectId: string }>`
    select project_id from project_needs where ${due} ${beyond} order by project_id limit ${limit}
  `.execute(db);
  return rows;
}

/** Sums are never lowered: one that fell with a deleted account would name its holder. */
export async function saveExposures(db: Db, tests: readonly TestCount[]): Promise<void> {
  await sql`
    insert into exposure_counts as kept (project_id, asked, asked_again, shown, opened, tested)
    select projects.id, offers.asked, offers.asked_again, views.shown, sums.opened, sums.tested
    from unnest(
      ${tests.map(({ projectId }) => projectId)}::uuid[], ${tests.map(({ opened }) => opened)}::int[],
      ${tests.map(({ tested }) => tested)}::int[]
    ) as sums (id, opened, tested)
    join ${projectsAs('projects')} on projects.id = sums.id
    cross join lateral (
      select count(*) as asked, count(*) filter (where attempt = 2) as asked_again
      from assignments where project_id = sums.id
    ) as offers
    cross join lateral (select count(*) as shown from hidden.showings where project_id = sums.id) as views
    on conflict (project_id) do update set
      asked = greatest(kept.asked, excluded.asked), asked_again = greatest(kept.asked_again, excluded.asked_again),
      shown = greatest(kept.shown, excluded.shown), opened = greatest(kept.opened, excluded.opened),
      tested = greatest(kept.tested, excluded.tested)
    where (kept.asked, kept.asked_again, kept.shown, kept.opened, kept.tested)
      is distinct from (excluded.asked, excluded.asked_again, excluded.shown, excluded.opened, excluded.tested)
  `.execute(db);
}
