import type { DistributionFigures } from '@firstlight/contract/distribution.ts';
import { valueRules } from '@firstlight/contract/distribution-rules.ts';
import { sql } from 'kysely';
import type { Db } from '../../db/pool.ts';
import type { OfferCounts } from './measure-distribution.ts';

/** How long it has been visible, and after how long its first feedback and its minimum came. */
export interface PostedRow {
  projectId: string;
  visibleSeconds: number;
  firstAfterSeconds: number | null;
  metAfterSeconds: number | null;
  categories: number;
  /** What counts towards its minimum. */
  notes: number;
  /** Distinct testers who had it in their feed. */
  shown: number;
}

/** The projects posted since then that everybody can see. */
export async function listPosted(db: Db, since: Date, now: Date): Promise<PostedRow[]> {
  const { rows } = await sql<PostedRow>`
    select project_id, first_after_seconds, met_after_seconds, n.categories, full_count + quick_count as notes,
      waited_seconds + coalesce(extract(epoch from ${now}::timestamptz - visible_since), 0)::float as visible_seconds,
      (select count(*)::int from hidden.showings s where s.project_id = n.project_id and cell is not null) as shown
    from project_stats join project_needs n using (project_id)
    where listed and published_at >= ${since}
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
    select (select count(*)::int from projects where deleted_at is null) as total, count(*)::int as open,
      count(*) filter (
        where waited_seconds + extract(epoch from ${now}::timestamptz - visible_since) > ${valueRules.deadlineHours * 3600}
      )::int as overdue
    from project_needs where is_open
  `.execute(db);
  return rows[0] ?? { total: 0, open: 0, overdue: 0 };
}

/** Confirmed testers who are not suspended, and how many of them came to the feed since then. Reads everybody. */
export async function countTesters(db: Db, since: Date): Promise<DistributionFigures['testers']> {
  const { rows } = await sql<DistributionFigures['testers']>`
    select count(*)::int as total, count(*) filter (where last_visit_at >= ${since})::int as active
    from users left join tester_pool on tester_id = users.id
    where role <> 'creator' and email_verified_at is not null and standing <> 'suspended'
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

/** One count stays for each day: the last. */
export async function saveFigures(db: Db, figures: DistributionFigures, now: Date): Promise<void> {
  const count = { measuredAt: now, figures: JSON.stringify(figures) };
  await db
    .insertInto('distributionMetrics')
    .values({ measuredOn: dayOf(now), ...count })
    .onConflict((conflict) => conflict.column('measuredOn').doUpdateSet(count))
    .execute();
}

export interface CountRow {
  measuredAt: Date;
  figures: unknown;
}

/** The latest count of this day or an earlier one. */
export function findCount(db: Db, until: Date): Promise<CountRow | undefined> {
  return db
    .selectFrom('distributionMetrics')
    .select(['measuredAt', 'figures'])
    .where(sql<boolean>`measured_on <= ${dayOf(until)}::date`)
    .orderBy('measuredOn', 'desc')
    .limit(1)
    .executeTakeFirst();
}

function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}
