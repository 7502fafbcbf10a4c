import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { projectEditsAs, projectStatsAs, projectsAs } from '../../showcase/projects/projects.sql.ts';
import { exposuresAs, needsAs } from '../distribution/distribution.sql.ts';
import { feedbackAs, skipsAs } from '../feedback/feedback.sql.ts';
import { iterationsAs } from '../iterations/iterations.sql.ts';

export interface LedgerRow {
  id: string;
  name: string;
  publishedAt: Date;
  isHidden: boolean;
  isSuspended: boolean;
  leadsOut: boolean;
  link: string | null;
  asks: boolean;
  feedbackCount: number;
  skipCount: number;
  ratingSum: number;
  validated: boolean;
  asked: number;
  askedAgain: number;
  shown: number;
  opened: number;
  tested: number;
  full: number;
  quick: number;
}

/** One row of each table for each project: what has not been summed yet is nothing so far. */
const ledgers = sql`
  select projects.id, name, projects.published_at, hidden_at is not null as is_hidden,
    suspended_at is not null as is_suspended, (link is not null or call_to_action_url is not null) as leads_out,
    coalesce(link, call_to_action_url) as link, (cardinality(questions) > 0 or card_question is not null) as asks,
    feedback_count, project_stats.skip_count, rating_sum, validated,
    coalesce(asked, 0) as asked, coalesce(asked_again, 0) as asked_again, coalesce(shown, 0) as shown,
    coalesce(opened, 0) as opened, coalesce(tested, 0) as tested,
    coalesce(full_count, 0) as "full", coalesce(project_needs.skip_count, 0) as quick
  from ${projectsAs('projects')}
  join ${projectStatsAs('project_stats')} on project_stats.project_id = projects.id
  left join ${exposuresAs('exposure_counts')} on exposure_counts.project_id = projects.id
  left join ${needsAs('project_needs')} on project_needs.project_id = projects.id
`;

export interface LedgerPosition {
  publishedAt: Date;
  id: string;
}

/** Somebody's own projects, whoever else may see them; deleted ones are not there. */
export async function listLedgerRows(
  db: Db,
  ownerId: string,
  { after, limit }: { after: LedgerPosition | undefined; limit: number },
): Promise<LedgerRow[]> {
  const beyond = after
    ? sql`and (projects.published_at, projects.id) < (${after.publishedAt}::timestamptz, ${after.id}::uuid)`
    : sql``;
  const { rows } = await sql<LedgerRow>`
    ${ledgers} where projects.owner_id = ${ownerId} and deleted_at is null ${beyond}
    order by projects.published_at desc, projects.id desc limit ${limit}
  `.execute(db);
  return rows;
}

export async function findLedgerRow(
  db: Db,
  ownerId: string,
  projectId: string,
): Promise<LedgerRow | undefined> {
  const { rows } = await sql<LedgerRow>`
    ${ledgers} where projects.id = ${projectId} and projects.owner_id = ${ownerId} and deleted_at is null
  `.execute(db);
  return rows[0];
}

export interface RatedDay {
  day: string;
  count: number;
  sum: number;
}

/** Counted feedback by the day it was given, as everybody can read it on the project's page. */
export async function listRatedDays(db: Db, projectId: string, from: string): Promise<RatedDay[]> {
  const { rows } = await sql<RatedDay>`
    select given_on::text as day, count(*)::int as count, sum(rating)::int as sum from ${feedbackAs('feedback')}
    where project_id = ${projectId} and given_on >= ${from}::date
      and deleted_at is null and not is_withheld and uncounted_for is null
    group by given_on order by given_on
  `.execute(db);
  return rows;
}

/** How many responses of each project its maker has not put aside; no more are counted than can be told. */
export async function countWaiting(
  db: Db,
  projectIds: readonly string[],
  limit: number,
): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; waiting: number }>`
    select asked.id, (select count(*)::int from (
      (select 1 from ${feedbackAs('feedback')}
        where project_id = asked.id and deleted_at is null and not is_withheld and uncounted_for is null and not is_done limit ${limit})
      union all
      (select 1 from ${skipsAs('skips')} where project_id = asked.id and not is_withheld and not is_done limit ${limit})
      limit ${limit}
    ) as counted) as waiting
    from unnest(${projectIds}::uuid[]) as asked (id)
  `.execute(db);
  return new Map(rows.map(({ id, waiting }) => [id, waiting]));
}

/** Feedback shown, by project and the Monday of its week. */
export async function listWeeklyFeedback(db: Db, projectIds: readonly string[], from: string) {
  const { rows } = await sql<{ projectId: string; week: string; count: number }>`
    select project_id, date_trunc('week', given_on)::date::text as week, count(*)::int as count
    from ${feedbackAs('feedback')}
    where project_id = any(${projectIds}::uuid[]) and given_on >= ${from}::date and deleted_at is null and not is_withheld
      and uncounted_for is null
    group by 1, 2
  `.execute(db);
  return rows;
}

export interface ChangeRow {
  kind: 'edit' | 'iteration';
  day: string;
}

/** The days on which its maker changed it; several of a kind on one day are one. */
export async function listProjectChanges(db: Db, projectId: string, from: string): Promise<ChangeRow[]> {
  const { rows } = await sql<ChangeRow>`
    select 'edit' as kind, edited_on::text as day from ${projectEditsAs('project_edits')}
    where project_id = ${projectId} and edited_on >= ${from}::date
    union
    select 'iteration', (published_at at time zone 'UTC')::date::text from ${iterationsAs('iterations')}
    where project_id = ${projectId} and deleted_at is null and published_at >= ${from}::date
    order by day, kind
  `.execute(db);
  return rows;
}
