import type { DistributionFigures } from '@firstlight/contract/trials/distribution/distribution.ts';
import { valueRules } from '@firstlight/contract/trials/distribution/distribution-rules.ts';
import { sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';
import { peopleAs } from '../../../people/accounts/accounts.sql.ts';
import { projectStatsAs, projectsAs } from '../../../showcase/projects/projects.sql.ts';
import type { OfferCounts } from '../model/measure-distribution.ts';

/** How long it has been visible, and after how long its first feedback and its minimum came. */
export interface PostedRow {
  projectId: string;
  /** To the microsecond, so that the page after it begins just there. */
  published: string;
  visibleSeconds: number;
  firstAfterSeconds: number | null;
  metAfterSeconds: number | null;
  categories: number;
  /** What counts towards its minimum. */
  notes: number;
  /** Distinct testers who had it in their feed. */
  shown: number;
  /** One of its offers took the place of another. */
  isRedistributed: boolean;
}

/** A page of the projects posted since then that everybody can see, the newest first. */
export async function listPosted(
  db: Db,
  { since, now }: { since: Date; now: Date },
  { after, limit }: { after: PostedRow | undefined; limit: number },
): Promise<PostedRow[]> {
  const beyond = after
    ? sql`(published_at, project_id) < (${after.published}::timestamptz, ${after.projectId}::uuid)`
    : sql`true`;
  const { rows } = await sql<PostedRow>`
    with page as (
      select project_id, published_at from ${projectStatsAs('project_stats')}
      where listed and published_at >= ${since} and ${beyond}
      order by published_at desc, project_id desc limit ${limit}
    )
    select project_id, published_at::text as published, first_after_seconds, met_after_seconds, n.categories,
      full_count + skip_count as notes,
      earlier_seconds + waited_seconds
        + coalesce(extract(epoch from ${now}::timestamptz - visible_since), 0)::float as visible_seconds,
      (select count(*)::int from hidden.showings s where s.project_id = n.project_id and fit_cell is not null) as shown,
      (select 1 from assignments a where a.project_id = n.project_id and attempt = 2 limit 1) is not null as is_redistributed
    from page join project_needs n using (project_id)
    order by published_at desc, project_id desc
  `.execute(db);
  return rows;
}

export interface ProjectCounts {
  total: number;
  open: number;
  overdue: number;
}

/** Reads every project, which is why it is asked by the clock and not by whoever opens a page. */
export async function countProjects(db: Db, now: Date): Promise<ProjectCounts> {
  const { rows } = await sql<ProjectCounts>`
    select (select count(*)::int from ${projectsAs('projects')} where deleted_at is null) as total, count(*)::int as open,
      count(*) filter (
        where earlier_seconds + waited_seconds + extract(epoch from ${now}::timestamptz - visible_since) > ${valueRules.deadlineHours * 3600}
      )::int as overdue
    from project_needs where is_open
  `.execute(db);
  return rows[0] ?? { total: 0, open: 0, overdue: 0 };
}

/**
 * Confirmed testers who are not suspended, and how many of them came to the feed since then. Reads everybody, each table
 * by itself: those who may not come are few, and found by an index of their own.
 */
export async function countTesters(db: Db, since: Date): Promise<DistributionFigures['testers']> {
  const { rows } = await sql<DistributionFigures['testers']>`
    select (
      select count(*)::int from ${peopleAs('users')}
      where role <> 'creator' and email_verified_at is not null and standing <> 'suspended'
    ) as total, (
      select count(*)::int from tester_pool where last_visit_at >= ${since} and not exists (
        select from ${peopleAs('users')} where users.id = tester_id and (standing <> 'good' or role = 'creator')
          and (role = 'creator' or standing = 'suspended'))
    ) as active
  `.execute(db);
  return rows[0] ?? { total: 0, active: 0 };
}

/** What the runs since then have offered. */
export async function sumOffers(db: Db, since: Date): Promise<OfferCounts> {
  const { rows } = await sql<OfferCounts>`
    select coalesce(sum(offers), 0)::int as issued, coalesce(sum(redistributed), 0)::int as replacing,
      coalesce(sum(messages), 0)::int as messages
    from distribution_runs where not is_dry_run and started_at >= ${since}
  `.execute(db);
  return rows[0] ?? { issued: 0, replacing: 0, messages: 0 };
}

export interface PastOffer {
  testerId: string;
  projectId: string;
  chance: number;
  expiresAt: Date;
}

/** Offers that runs have made since then and that were over some time ago, the latest first. */
export async function listPastOffers(
  db: Db,
  { since, until, limit }: { since: Date; until: Date; limit: number },
): Promise<PastOffer[]> {
  const { rows } = await sql<PastOffer>`
    select made.* from (
      select id from distribution_runs
      where not is_dry_run and offers > 0 and started_at >= ${since} and started_at <= ${until}
      order by started_at desc
    ) as run cross join lateral (
      select tester_id, project_id, chance, expires_at from assignments
      where run_id = run.id and state in ('seen', 'expired')
    ) as made
    limit ${limit}
  `.execute(db);
  return rows;
}

/** One count stays for each day: the last. */
export async function saveFigures(db: Db, figures: DistributionFigures, now: Date): Promise<void> {
  const count = { measuredAt: now, metrics: JSON.stringify(figures) };
  await db
    .insertInto('distributionMetrics')
    .values({ measuredOn: dayOf(now), ...count })
    .onConflict((conflict) => conflict.column('measuredOn').doUpdateSet(count))
    .execute();
}

export interface CountRow {
  measuredAt: Date;
  metrics: unknown;
}

/** The latest count of this day or an earlier one. */
export function findCount(db: Db, until: Date): Promise<CountRow | undefined> {
  return db
    .selectFrom('distributionMetrics')
    .select(['measuredAt', 'metrics'])
    .where(sql<boolean>`measured_on <= ${dayOf(until)}::date`)
    .orderBy('measuredOn', 'desc')
    .limit(1)
    .executeTakeFirst();
}

function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}
