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

/** So many projects are looked at, from a point of the day on and from the first id on: the cost stays the same with many. */
const lookedAt = 50;

/**
 * First a project by lot, then one of its feedbacks by lot. It asks for nothing that a project’s page does not show to
 * everybody, so that what goes from here has gone from there.
 */
export async function drawQuote(db: Db, { language, day, until }: Drawn): Promise<QuoteRow | undefined> {
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
      select comment from feedback
      where feedback.project_id = quotable.project_id and deleted_at is null and not is_withheld
        and uncounted_for is null and given_on <= ${until}::date
        and char_length(comment) between ${charactersMin} and ${charactersMax}
      order by md5(${day} || feedback.id) limit 1
    ) as drawn
    where quotable.published_at::date <= ${until}::date
    order by (projects.language = ${language}) desc, md5(${day} || quotable.project_id) limit 1
  `.execute(db);
  return rows[0];
}
