import { valueRules } from '@firstlight/contract/trials/distribution/distribution-rules.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';
import type { Arrivals } from '../model/estimate-arrival.ts';
import type { LookedAt } from './look-at-need.ts';
import { type FlatNeed, type NeedRow, needColumns, nested } from './needs.queries.ts';

export type OpenNeed = NeedRow & { ownersNth: number };

/** What a run found a project to need. */
export type Look = OpenNeed & LookedAt;

export type Moved = Pick<Look, 'projectId' | 'value'>;

/**
 * Those of the open projects that a run looks at, by id, with their place among the open ones of their makers. Held until
 * it ends: a count that came in between would be overwritten by what the run read before it.
 */
export async function listOpen(
  db: Db,
  scope: RawBuilder<boolean>,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<OpenNeed[]> {
  const beyond = after === undefined ? sql`true` : sql`project_id > ${after}`;
  const { rows } = await sql<FlatNeed & { ownersNth: number }>`
    select ${needColumns}, (
        select count(*)::int from project_needs as older
        where older.is_open and older.owner_id = needs.owner_id
          and (older.posted_at, older.project_id) <= (needs.posted_at, needs.project_id)
      ) as owners_nth
    from project_needs as needs where is_open and ${scope} and ${beyond}
    order by project_id limit ${limit} for update of needs
  `.execute(db);
  return rows.map(({ ownersNth, ...row }) => ({ ...nested(row), ownersNth }));
}

export const isDue = (now: Date): RawBuilder<boolean> => sql`due_at <= ${now}`;
export const isAmong = (projectIds: readonly string[]): RawBuilder<boolean> =>
  sql`project_id = any(${projectIds}::uuid[])`;
export const isAny: RawBuilder<boolean> = sql`true`;

/** What has come to projects within their time, and how long they waited for it since then, by their categories. */
export async function sumArrivals(db: Db, { now, hours }: { now: Date; hours: number }) {
  const { rows } = await sql<Arrivals & { categories: number }>`
    with waiting as (
      select categories, is_open, greatest(0, full_count + skip_count - counted_arrivals) as came,
        (waited_seconds + coalesce(extract(epoch from ${now}::timestamptz - visible_since), 0)) / 3600 as age
      from project_needs where is_open or counted_arrivals <> full_count + skip_count
    )
    select categories, sum(came)::float8 as feedback,
      coalesce(sum(least(${hours}::float8, age)) filter (where is_open), 0)::float8 as hours
    from waiting where age - ${hours}::float8 <= ${valueRules.deadlineHours}
    group by categories order by categories
  `.execute(db);
  return rows;
}

export async function noteCounts(db: Db): Promise<void> {
  await sql`
    update project_needs set counted_arrivals = full_count + skip_count
    where counted_arrivals <> full_count + skip_count
  `.execute(db);
}

/** Writes what was found of many at once. */
export async function saveLooks(db: Db, looks: readonly Look[]): Promise<void> {
  await sql`
    update project_needs as needs set recent_open_tests = found.recent_open_tests, older_open_tests = found.older_open_tests,
      value_full = case when has_moved then found.value_full else needs.value_full end,
      value_skip = case when has_moved then found.value_skip else needs.value_skip end,
      is_open = found.is_open, due_at = found.due_at
    from unnest(
      ${looks.map(({ projectId }) => projectId)}::uuid[], ${looks.map(({ recentOpenTests }) => recentOpenTests)}::int[],
      ${looks.map(({ olderOpenTests }) => olderOpenTests)}::int[], ${looks.map(({ value }) => value.full)}::real[],
      ${looks.map(({ value }) => value.quick)}::real[], ${looks.map((look) => look.isOpen)}::boolean[],
      ${looks.map((look) => look.hasMoved)}::boolean[], ${looks.map(({ dueAt }) => dueAt)}::timestamptz[]
    ) as found (id, recent_open_tests, older_open_tests, value_full, value_skip, is_open, has_moved, due_at)
    where project_id = found.id
  `.execute(db);
}

/** Puts projects where their values belong in the feed; after their needs, since who locks in one order never waits in a ring. */
export async function saveSlots(db: Db, moved: readonly Moved[]): Promise<void> {
  await sql`
    update feed_slots set value_full = fresh.value_full, value_skip = fresh.value_skip
    from unnest(
      ${moved.map(({ projectId }) => projectId)}::uuid[], ${moved.map(({ value }) => value.full)}::real[],
      ${moved.map(({ value }) => value.quick)}::real[]
    ) as fresh (id, value_full, value_skip)
    where project_id = fresh.id
  `.execute(db);
}
