import { firstFeedbackHours } from '@firstlight/contract/office/analytics/analytics-rules.ts';
import { categories } from '@firstlight/contract/showcase/projects/categories.ts';
import {
  distributionMetricRules,
  valueRules,
} from '@firstlight/contract/trials/distribution/distribution-rules.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';
import { joinedInWeek, peopleAs } from '../../../people/accounts/accounts.sql.ts';
import { projectStatsAs, projectsAs } from '../../../showcase/projects/projects.sql.ts';

interface Span {
  from: Date;
  until: Date;
}

const deadline = valueRules.deadlineHours * 3600;

/** Projects whose first feedback came in that time, by how long they had been visible. */
export async function countFirstFeedback(db: Db, { from, until }: Span) {
  const { rows } = await sql<{ band: number; count: number }>`
    select width_bucket(first_after_seconds, array[${sql.join(firstFeedbackHours.map((hours) => hours * 3600))}]::int[]) as band,
      count(*)::int as count
    from project_needs
    where first_feedback_at >= ${from} and first_feedback_at < ${until} and first_after_seconds is not null
    group by band
  `.execute(db);
  return rows;
}

/** How long a project has been visible, in seconds. */
const visibleSeconds = (now: Date) =>
  sql`(earlier_seconds + waited_seconds + coalesce(extract(epoch from ${now}::timestamptz - visible_since), 0))`;

/** Visible projects of the window without feedback: those still in time, and those that have waited longer. */
export async function countUnanswered(db: Db, now: Date): Promise<{ inTime: number; late: number }> {
  const { rows } = await sql<{ inTime: number; late: number }>`
    select count(*) filter (where ${visibleSeconds(now)} <= ${deadline})::int as in_time,
      count(*) filter (where ${visibleSeconds(now)} > ${deadline})::int as late
    from ${projectStatsAs('project_stats')} join project_needs using (project_id)
    where listed and first_after_seconds is null
      and published_at >= ${now}::timestamptz - make_interval(days => ${distributionMetricRules.windowDays})
  `.execute(db);
  return rows[0] ?? { inTime: 0, late: 0 };
}

export interface SupplyRow {
  bit: number;
  projects: number;
  notes: number;
  onTime: number;
}

/** Responses of the projects posted in a span whose promised hours are over, in each of their categories. */
export async function countSupply(db: Db, { from, until }: Span, now: Date): Promise<SupplyRow[]> {
  const { rows } = await sql<SupplyRow>`
    select bit, count(*)::int as projects, coalesce(sum(needs.full_count + needs.skip_count), 0)::int as notes,
      count(*) filter (where met_after_seconds <= ${deadline})::int as on_time
    from ${projectStatsAs('project_stats')} join project_needs needs using (project_id)
    cross join generate_series(0, ${categories.length - 1}) as bit
    where listed and project_stats.published_at >= ${from} and project_stats.published_at < ${until}
      and needs.categories & (1 << bit) <> 0 and ${visibleSeconds(now)} >= ${deadline}
    group by bit
  `.execute(db);
  return rows;
}

export async function findGini(db: Db, day: string): Promise<number | null> {
  const { rows } = await sql<{ gini: number | null }>`
    select (metrics #>> '{inequality,gini}')::float8 as gini from distribution_metrics where measured_on = ${day}::date
  `.execute(db);
  return rows[0]?.gini ?? null;
}

/** Makers to whom something came in that time for the first time, by the week in which they had signed up. */
export async function countMakerSteps(db: Db, span: Span) {
  const [first, met] = [
    await countFirstOf(db, span, sql.ref('firstFeedbackAt')),
    await countFirstOf(db, span, sql.ref('metAt')),
  ];
  return [
    ...first.map((row) => ({ ...row, step: 'first_note' })),
    ...met.map((row) => ({ ...row, step: 'minimum' })),
  ];
}

async function countFirstOf(db: Db, { from, until }: Span, moment: RawBuilder<unknown>) {
  const { rows } = await sql<{ week: string; count: number }>`
    select ${joinedInWeek('owners')} as week, count(distinct owners.id)::int as count
    from project_needs join ${peopleAs('owners')} on owners.id = project_needs.owner_id
    where ${moment} >= ${from} and ${moment} < ${until} and not exists (
      select from ${projectsAs('others')} join lateral (
        select ${moment} as moment from project_needs where project_id = others.id
      ) as earlier on moment < ${from}
      where others.owner_id = owners.id)
    group by week
  `.execute(db);
  return rows;
}

export interface JoinedTester {
  testerId: string;
  /** They came by themselves or were brought, a week or more after they joined. */
  hasReturned: boolean;
}

/** Whoever chose interests in that time. */
export async function listJoined(db: Db, { from, until }: Span): Promise<JoinedTester[]> {
  const { rows } = await sql<JoinedTester>`
    select tester_id, coalesce(last_visit_at >= joined_at + interval '7 days', false) as has_returned
    from tester_pool where joined_at >= ${from} and joined_at < ${until}
  `.execute(db);
  return rows;
}

/** How many of these people have had anything in view. */
export async function countViewers(db: Db, tags: readonly Buffer[]): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from unnest(${tags}::bytea[]) as tag
    where exists (select from hidden.showings where tester_tag = tag)
  `.execute(db);
  return rows[0]?.count ?? 0;
}
