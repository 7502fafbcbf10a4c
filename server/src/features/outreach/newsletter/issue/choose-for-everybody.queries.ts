import { newsletterRules } from '@firstlight/contract/rules.ts';
import { sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';
import { projectStatsAs } from '../../../showcase/projects/projects.sql.ts';
import { needsAs } from '../../../trials/distribution/distribution.sql.ts';
import { creditsAs } from '../../../trials/feedback/feedback.sql.ts';
import { iterationsAs } from '../../../trials/iterations/iterations.sql.ts';

export interface RankedForLetter {
  projectId: string;
  ownerId: string;
  counted: number;
}

export interface LetterPeriod {
  from: Date;
  to: Date;
  without: readonly string[];
}

const bonus = newsletterRules.iterationBonus * 1000;
const wellRated = newsletterRules.wellRatedFrom * 1000;

/**
 * By the open formula, of those published or relaunched in the period, which everybody may see: the well rated first, of
 * them those with many ratings, in their order. Of few ratings, which nobody asks where they came from, the order would be
 * for sale: those are drawn by lot.
 */
export async function rankProjects(
  db: Db,
  { from, to, without }: LetterPeriod,
  { limit, lot }: { limit: number; lot: string },
): Promise<RankedForLetter[]> {
  const { rows } = await sql<RankedForLetter>`
    select stats.project_id, stats.owner_id, stats.feedback_count as counted
    from ${projectStatsAs('stats')} cross join lateral (select
        stats.feedback_count >= ${newsletterRules.ratingsFirst} as has_many,
        stats.rating + case when exists (
          select from ${iterationsAs('iterations')} join ${creditsAs('credits')} on credits.iteration_id = iterations.id
          where iterations.project_id = stats.project_id and iterations.deleted_at is null
        ) then ${bonus}::int else 0 end as points
      ) as judged
    left join ${needsAs('needs')} on needs.project_id = stats.project_id
    where stats.listed and stats.feedback_count >= ${newsletterRules.ratingsMin}
      and (stats.published_at > ${from} and stats.published_at <= ${to}
        or needs.relaunched_at > ${from} and needs.relaunched_at <= ${to})
      and stats.project_id <> all(${without}::uuid[])
    order by points >= ${wellRated} desc, has_many desc, case when has_many then points end desc,
      case when not has_many then md5(stats.project_id::text || ${lot}::text) end,
      stats.feedback_count desc, stats.published_at, stats.project_id
    limit ${limit}
  `.execute(db);
  return rows;
}
