import type { SkipReason } from '@firstlight/contract/trials/feedback/skip-rules.ts';
import { diagnosisRules } from '@firstlight/contract/trials/iterations/iteration-limits.ts';
import { sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';
import { projectStatsAs } from '../../../showcase/projects/projects.sql.ts';
import type { DailySkips } from '../../iterations/skip-versions.ts';

export async function countDaily(db: Db, projectId: string): Promise<DailySkips[]> {
  const { rows } = await sql<DailySkips>`
    select given_on::text as day, reason, outdated_on::text as outdated_on, count(*)::int as count from skips
    where project_id = ${projectId} and not is_withheld group by given_on, reason, skips.outdated_on
  `.execute(db);
  return rows;
}

/** A project of several categories is held against the middle of their medians. */
export async function findMedians(db: Db, categories: number): Promise<Map<SkipReason, number>> {
  const { rows } = await sql<{ reason: SkipReason; share: number }>`
    select reason, avg(share)::real as share from skip_medians
    where (${categories}::int & (1 << category)) <> 0 group by reason
  `.execute(db);
  return new Map(rows.map(({ reason, share }) => [reason, share]));
}

/** What people skip the newest projects for, in each category. */
export async function learnMedians(db: Db): Promise<void> {
  await sql`delete from skip_medians`.execute(db);
  await sql`
    insert into skip_medians (category, reason, share, projects)
    with newest as (
      select project_id, categories from ${projectStatsAs('project_stats')}
      where listed order by published_at desc, project_id desc limit ${diagnosisRules.projectsLookedAt}
    ), given as (
      select newest.project_id, reason, count from newest cross join lateral (
        select reason, count(*) as count from skips
        where skips.project_id = newest.project_id and not is_withheld and outdated_on is null group by reason
      ) as counted
    ), skipped as (
      select project_id, sum(count) as total from given group by project_id
      having sum(count) >= ${diagnosisRules.skipsFrom}
    )
    select category, reasons.reason,
      percentile_cont(0.5) within group (order by coalesce(given.count, 0) / total)::real, count(*)::int
    from skipped
    join newest on newest.project_id = skipped.project_id
    join generate_series(0, 12) as category on (categories & (1 << category)) <> 0
    cross join unnest(enum_range(null::skip_reason)) as reasons (reason)
    left join given on given.project_id = skipped.project_id and given.reason = reasons.reason
    group by category, reasons.reason
    having count(*) >= ${diagnosisRules.projectsFrom}
  `.execute(db);
}
