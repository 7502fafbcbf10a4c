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

const bonus = newsletterRules.iterationBonus * 1000;

/** By the open formula, those with many ratings first, then the best: of those published or relaunched in the period, which everybody may see. */
export async function rankProjects(
  db: Db,
  { from, to, without }: { from: Date; to: Date; without: readonly string[] },
  limit: number,
): Promise<RankedForLetter[]> {
  const { rows } = await sql<RankedForLetter>`
    select stats.project_id, stats.owner_id, stats.feedback_count as counted
    from ${projectStatsAs('stats')} left join ${needsAs('needs')} on needs.project_id = stats.project_id
    where stats.listed and stats.feedback_count >= ${newsletterRules.ratingsMin}
      and (stats.published_at > ${from} and stats.published_at <= ${to}
        or needs.relaunched_at > ${from} and needs.relaunched_at <= ${to})
      and stats.project_id <> all(${without}::uuid[])
    order by stats.feedback_count >= ${newsletterRules.ratingsFirst} desc, stats.rating + case when exists (
        select from ${iterationsAs('iterations')} join ${creditsAs('credits')} on credits.iteration_id = iterations.id
        where iterations.project_id = stats.project_id and iterations.deleted_at is null
      ) then ${bonus}::int else 0 end desc,
      stats.feedback_count desc, stats.published_at, stats.project_id
    limit ${limit}
  `.execute(db);
  return rows;
}
