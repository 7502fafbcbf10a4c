import { valueRules } from '@firstlight/contract/distribution-rules.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/pool.ts';
import type { Arrivals } from './estimate-arrival.ts';
import { type FlatNeed, type NeedRow, needColumns, nested } from './needs.queries.ts';

export type OpenNeed = NeedRow & { ownersNth: number };

/** Those of the open projects that a run looks at, by id, with their place among the open ones of their makers. */
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
    order by project_id limit ${limit}
  `.execute(db);
  return rows.map(({ ownersNth, ...row }) => ({ ...nested(row), ownersNth }));
}

export const isDue = (now: Date): RawBuilder<boolean> => sql`due_at <= ${now}`;
export const isThis = (projectId: string): RawBuilder<boolean> => sql`project_id = ${projectId}`;
export const isAny: RawBuilder<boolean> = sql`true`;

/** What has come to projects within their time, and how long they waited for it since then, by their categories. */
export async function sumArrivals(db: Db, { now, hours }: { now: Date; hours: number }) {
  const { rows } = await sql<Arrivals & { categories: number }>`
    with waiting as (
      select categories, is_open, greatest(0, full_count + quick_count - noted_count) as came,
        (waited_seconds + coalesce(extract(epoch from ${now}::timestamptz - visible_since), 0)) / 3600 as age
      from project_needs where is_open or noted_count <> full_count + quick_count
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
    update project_needs set noted_count = full_count + quick_count
    where noted_count <> full_count + quick_count
  `.execute(db);
}

/** When each of these is to be looked at again. */
export async function saveDue(db: Db, due: readonly { projectId: string; dueAt: Date }[]): Promise<void> {
  await sql`
    update project_needs set due_at = next.due_at
    from unnest(${due.map(({ projectId }) => projectId)}::uuid[], ${due.map(({ dueAt }) => dueAt)}::timestamptz[])
      as next (id, due_at)
    where project_id = next.id
  `.execute(db);
}

/** Writes fresh values of many at once, needs before slots as everywhere: who locks in one order never waits in a ring. */
export async function saveValues(db: Db, needs: readonly NeedRow[]): Promise<void> {
  if (needs.length === 0) return;
  const fresh = sql`
    unnest(
      ${needs.map(({ projectId }) => projectId)}::uuid[], ${needs.map(({ freshClaims }) => freshClaims)}::int[],
      ${needs.map(({ staleClaims }) => staleClaims)}::int[], ${needs.map(({ value }) => value.full)}::real[],
      ${needs.map(({ value }) => value.quick)}::real[], ${needs.map((need) => need.isOpen)}::boolean[]
    ) as fresh (id, fresh_claims, stale_claims, value_full, value_quick, is_open)
  `;
  await sql`
    update project_needs set fresh_claims = fresh.fresh_claims, stale_claims = fresh.stale_claims,
      value_full = fresh.value_full, value_quick = fresh.value_quick, is_open = fresh.is_open
    from ${fresh} where project_id = fresh.id
  `.execute(db);
  await sql`
    update feed_slots set value_full = fresh.value_full, value_quick = fresh.value_quick
    from ${fresh} where project_id = fresh.id
  `.execute(db);
}
