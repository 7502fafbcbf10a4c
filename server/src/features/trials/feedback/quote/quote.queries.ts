import type { Language } from '@firstlight/contract/languages.ts';
import { quoteRules } from '@firstlight/contract/trials/feedback/quote.ts';
import { sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';
import { projectStatsAs, projectsAs } from '../../../showcase/projects/projects.sql.ts';

export interface QuoteRow {
  comment: string;
  projectId: string;
  name: string;
  language: Language;
}

interface Drawn {
  language: Language;
  /** The day it is drawn for, as text: with the id it makes the lot. */
  day: string;
  /** The last day of writing that is old enough. */
  until: string;
}

/** Number of projects that are read from a point of the day on and from the first id on, so that the cost does not grow. */
const lookedAt = 50;
/** Number of comments that are read of each project, and of all. */
const ofEach = 5;
const ofAll = 60;

/**
 * Returns comments in an order that is random for each day, those on projects in the language first. It reads only what
 * the page of a project shows to guests, so that a comment disappears from both at once.
 */
export async function listQuotable(db: Db, { language, day, until }: Drawn): Promise<QuoteRow[]> {
  const { testersMin, charactersMin, charactersMax } = quoteRules;
  const quotable = sql`
    select stats.project_id, stats.published_at from ${projectStatsAs('stats')}
    where stats.listed and stats.feedback_count >= ${sql.lit(testersMin)}`;
  const { rows } = await sql<QuoteRow>`
    select comment, project_id, name, language
    from (
      (${quotable} and stats.project_id >= md5(${day})::uuid order by stats.project_id limit ${lookedAt})
      union all
      (${quotable} and stats.project_id < md5(${day})::uuid order by stats.project_id limit ${lookedAt})
    ) as quotable
    join ${projectsAs('projects')} on projects.id = quotable.project_id
    cross join lateral (
      select comment, feedback.id as feedback_id from feedback
      where feedback.project_id = quotable.project_id and deleted_at is null and not is_withheld
        and uncounted_for is null and given_on <= ${until}::date
        and char_length(comment) between ${charactersMin} and ${charactersMax}
      order by md5(${day} || feedback.id) limit ${ofEach}
    ) as drawn
    where quotable.published_at::date <= ${until}::date
    order by (projects.language = ${language}) desc, md5(${day} || quotable.project_id), md5(${day} || feedback_id) limit ${ofAll}
  `.execute(db);
  return rows;
}
