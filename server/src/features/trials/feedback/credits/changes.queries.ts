import { sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';
import { projectStatsAs, projectsAs } from '../../../showcase/projects/projects.sql.ts';
import { iterationsAs } from '../../iterations/iterations.sql.ts';

export interface CreditedChange {
  authorTag: Buffer;
  projectId: string;
  ownerId: string;
  name: string;
  whatChanged: string;
}

/** What these authors' feedback changed in a span, of what everybody may see; newest first. */
export async function listChangesFor(
  db: Db,
  tags: readonly Buffer[],
  { from, to }: { from: Date; to: Date },
): Promise<CreditedChange[]> {
  const { rows } = await sql<CreditedChange>`
    select distinct on (iterations.published_at, iterations.id, authors.author_tag)
      authors.author_tag, iterations.project_id, projects.owner_id, projects.name, iterations.what_changed
    from hidden.feedback_authors as authors
    join feedback on feedback.id = authors.feedback_id and feedback.deleted_at is null and not feedback.is_withheld
    join iteration_feedback as credits on credits.feedback_id = feedback.id
    join ${iterationsAs('iterations')} on iterations.id = credits.iteration_id and iterations.deleted_at is null
      and iterations.published_at > ${from} and iterations.published_at <= ${to}
    join ${projectStatsAs('stats')} on stats.project_id = iterations.project_id and stats.listed
    join ${projectsAs('projects')} on projects.id = iterations.project_id
    where authors.author_tag = any(${tags}::bytea[])
    order by iterations.published_at desc, iterations.id, authors.author_tag
  `.execute(db);
  return rows;
}
