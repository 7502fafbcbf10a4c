import type { LetterFrequency } from '@firstlight/contract/outreach/newsletter/newsletter.ts';
import { newsletterRules } from '@firstlight/contract/rules.ts';
import { sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';
import { projectStatsAs } from '../../../showcase/projects/projects.sql.ts';

export interface SundayRow {
  date: string;
  /** Weekly before monthly. */
  letters: { kind: LetterFrequency; number: number; chosen: string[] }[];
}

const day = sql`to_char(due_at at time zone ${newsletterRules.timeZone}, 'YYYY-MM-DD')`;

/**
 * The Sundays on which letters left, newest first: the weekly one and, on the first of a month, the monthly one. One of which
 * nothing may be seen any more is not among them, nor one that was stopped.
 */
export async function listSundays(
  db: Db,
  only: { before?: string | undefined; on?: string },
  limit: number,
): Promise<SundayRow[]> {
  const { before, on } = only;
  const { rows } = await sql<SundayRow>`
    select ${day} as date,
      jsonb_agg(jsonb_build_object('kind', kind, 'number', number, 'chosen', chosen) order by kind) as letters
    from newsletter_issues as issues
    where state in ('sending', 'sent', 'closed')
      and ${before === undefined ? sql`true` : sql`${day} < ${before}`}
      and ${on === undefined ? sql`true` : sql`${day} = ${on}`}
      and exists (select from ${projectStatsAs('stats')} where stats.project_id = any(issues.chosen) and stats.listed)
    group by 1 order by 1 desc limit ${limit}
  `.execute(db);
  return rows;
}
