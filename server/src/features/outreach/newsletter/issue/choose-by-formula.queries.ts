import { newsletterRules } from '@firstlight/contract/rules.ts';
import { sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';
import { projectStatsAs } from '../../../showcase/projects/projects.sql.ts';
import { needsAs } from '../../../trials/distribution/distribution.sql.ts';
import { creditsAs } from '../../../trials/feedback/feedback.sql.ts';
import { iterationsAs } from '../../../trials/iterations/iterations.sql.ts';

export interface RankedProject {
  projectId: string;
  ownerId: string;
  /** One bit for each category. */
  categories: number;
  counted: number;
}

export interface IssuePeriod {
  from: Date;
  to: Date;
  without: readonly string[];
}

const bonus = newsletterRules.iterationBonus * 1000;
const wellRated = newsletterRules.wellRatedFrom * 1000;

/**
 * Ranks listed projects that were published or relaunched in the period. The well rated come first, and of them those with
 * many ratings. Projects with few ratings come in random order: nothing checks where few ratings come from, so a maker could
 * buy a rank with a handful of accounts.
 */
export async function rankProjects(
  db: Db,
  { from, to, without }: IssuePeriod,
  { limit, seed }: { limit: number; seed: string },
): Promise<RankedProject[]> {
  const { rows } = await sql<RankedProject>`
    select stats.project_id, stats.owner_id, stats.categories, stats.feedback_count as counted
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
      case when not has_many then md5(stats.project_id::text || ${seed}::text) end,
      stats.feedback_count desc, stats.published_at, stats.project_id
    limit ${limit}
  `.execute(db);
  return rows;
}
