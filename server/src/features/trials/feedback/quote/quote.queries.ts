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

/** Projects that are looked at before there is none for today. */
const lookedAt = 50;

/**
 * First a project by lot, then one of its feedbacks by lot. It asks for nothing that a project’s page does not show to
 * everybody, so that what goes from here has gone from there.
 */
export async function drawQuote(db: Db, { language, day, until }: Drawn): Promise<QuoteRow | undefined> {
  const { testersMin, charactersMin, charactersMax } = quoteRules;
  const { rows } = await sql<QuoteRow>`
    select comment, project_id, name, language
    from (
      select stats.project_id, projects.name, projects.language,
        row_number() over (order by (projects.language = ${language}) desc, md5(${day} || stats.project_id)) as place
      from ${projectStatsAs('stats')} join ${projectsAs('projects')} on projects.id = stats.project_id
      where stats.listed and stats.feedback_count >= ${testersMin} and stats.published_at::date <= ${until}::date
      order by place limit ${lookedAt}
    ) as by_lot
    cross join lateral (
      select comment from feedback
      where feedback.project_id = by_lot.project_id and deleted_at is null and not is_withheld
        and uncounted_for is null and given_on <= ${until}::date
        and char_length(comment) between ${charactersMin} and ${charactersMax}
      order by md5(${day} || feedback.id) limit 1
    ) as drawn
    order by place limit 1
  `.execute(db);
  return rows[0];
}
