import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { joinedInWeek, peopleAs } from '../../people/accounts/accounts.sql.ts';
import { projectStatsAs, projectsAs } from '../../showcase/projects/projects.sql.ts';
import { totalsAs } from '../distribution/distribution.sql.ts';
import { iterationsAs } from '../iterations/iterations.sql.ts';

export interface Weighable {
  projectId: string;
  ownerId: string;
  listed: boolean;
  rating: number;
  validated: boolean;
}

/** Lists a page of projects that have feedback or are Validated. */
export function listWeighable(db: Db, after: string | undefined, limit: number): Promise<Weighable[]> {
  return db
    .selectFrom(projectStatsAs('projectStats'))
    .select(['projectId', 'ownerId', 'listed', 'rating', 'validated'])
    .where((where) => where.or([where('feedbackCount', '>', 0), where('validated', '=', true)]))
    .$if(after !== undefined, (query) => query.where('projectId', '>', after ?? ''))
    .orderBy('projectId')
    .limit(limit)
    .execute();
}

/** How many testers came lately, as the distribution counted them last night. */
export async function countActiveTesters(db: Db): Promise<number> {
  const row = await db.selectFrom(totalsAs('distributionTotals')).select('activeTesters').executeTakeFirst();
  return row?.activeTesters ?? 0;
}

export interface NightRow {
  projectId: string;
  testersNeeded: number;
  spanDays: number;
  replied: number;
}

/** Stores what a night found, and since when each project is Validated. */
export async function saveNight(
  db: Db,
  rows: readonly NightRow[],
  { granted, lost }: { granted: readonly string[]; lost: readonly string[] },
  today: string,
): Promise<void> {
  if (rows.length === 0) return;
  await sql`
    insert into validations as stored (project_id, testers_needed, span_days, replied, judged_on, validated_on)
    select id, needed, span, replied, ${today}::date, case when id = any(${granted}::uuid[]) then ${today}::date end
    from unnest(
      ${rows.map(({ projectId }) => projectId)}::uuid[], ${rows.map((row) => row.testersNeeded)}::int[],
      ${rows.map(({ spanDays }) => spanDays)}::int[], ${rows.map(({ replied }) => replied)}::int[]
    ) as fresh (id, needed, span, replied)
    on conflict (project_id) do update set
      testers_needed = excluded.testers_needed, span_days = excluded.span_days, replied = excluded.replied,
      judged_on = excluded.judged_on,
      validated_on = case when stored.project_id <> all(${lost}::uuid[])
        then coalesce(excluded.validated_on, stored.validated_on) end
  `.execute(db);
}

/** A project's figures of today, beside those of its last night. */
export async function findFigures(db: Db, projectId: string) {
  const { rows } = await sql<{
    feedbackCount: number;
    rating: number;
    ratingSum: number;
    validated: boolean;
    activeTesters: number;
    judgedOn: string | null;
    validatedOn: string | null;
    testersNeeded: number | null;
    spanDays: number;
    replied: number;
  }>`
    select feedback_count, rating, rating_sum, validated, active_testers, judged_on::text, validated_on::text, testers_needed,
      span_days, replied
    from ${projectStatsAs('project_stats')} cross join ${totalsAs('distribution_totals')}
    left join validations on validations.project_id = project_stats.project_id
    where project_stats.project_id = ${projectId}
  `.execute(db);
  return rows[0];
}

/** Projects that became Validated on a day: after how many days, and of which makers it is the first. */
export async function countGranted(db: Db, day: string) {
  const days = await sql<{ days: number; count: number }>`
    select validated_on - (published_at at time zone 'UTC')::date as days, count(*)::int as count
    from validations join ${projectStatsAs('project_stats')} using (project_id)
    where validated_on = ${day}::date group by days
  `.execute(db);
  const makers = await sql<{ week: string; count: number }>`
    select ${joinedInWeek('owners')} as week, count(distinct owners.id)::int as count
    from validations join ${projectStatsAs('project_stats')} using (project_id)
    join ${peopleAs('owners')} on owners.id = project_stats.owner_id
    where validated_on = ${day}::date and not exists (
      select from ${projectStatsAs('others')} join validations earlier on earlier.project_id = others.project_id
      where others.owner_id = owners.id and earlier.validated_on < ${day}::date)
    group by week
  `.execute(db);
  return { days: days.rows, makers: makers.rows };
}

/** Projects posted in that time, and those of them that are Validated. */
export async function countAged(db: Db, { from, until }: { from: Date; until: Date }) {
  const { rows } = await sql<{ projects: number; validated: number }>`
    select count(*)::int as projects, count(*) filter (where validated)::int as validated
    from ${projectStatsAs('project_stats')}
    where listed and published_at >= ${from} and published_at < ${until}
  `.execute(db);
  return rows[0] ?? { projects: 0, validated: 0 };
}

/** Makers who published their first iteration in that time, by the week in which they had signed up. */
export async function countFirstIterations(db: Db, { from, until }: { from: Date; until: Date }) {
  const { rows } = await sql<{ week: string; count: number }>`
    select ${joinedInWeek('owners')} as week, count(distinct owners.id)::int as count
    from ${iterationsAs('published')} join ${projectsAs('projects')} on projects.id = published.project_id
    join ${peopleAs('owners')} on owners.id = projects.owner_id
    where published.published_at >= ${from} and published.published_at < ${until} and published.deleted_at is null
      and not exists (
        select from ${projectsAs('others')} join ${iterationsAs('earlier')} on earlier.project_id = others.id
        where others.owner_id = owners.id and earlier.published_at < ${from} and earlier.deleted_at is null)
    group by week
  `.execute(db);
  return rows;
}
