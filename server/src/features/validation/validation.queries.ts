import { exposureRules } from '@firstlight/contract/rules.ts';
import { sql } from 'kysely';
import type { Db } from '../../db/pool.ts';

export interface Weighable {
  projectId: string;
  ownerId: string;
  listed: boolean;
  rating: number;
  validated: boolean;
}

/** Projects with enough feedback to speak of, a page at a time. */
export function listWeighable(db: Db, after: string | undefined, limit: number): Promise<Weighable[]> {
  return db
    .selectFrom('projectStats')
    .select(['projectId', 'ownerId', 'listed', 'rating', 'validated'])
    .where((where) =>
      where.or([where('feedbackCount', '>=', exposureRules.exactFrom), where('validated', '=', true)]),
    )
    .$if(after !== undefined, (query) => query.where('projectId', '>', after ?? ''))
    .orderBy('projectId')
    .limit(limit)
    .execute();
}

/** How many testers came lately, as the distribution counted them last night. */
export async function countActiveTesters(db: Db): Promise<number> {
  const row = await db.selectFrom('distributionFigures').select('activeTesters').executeTakeFirst();
  return row?.activeTesters ?? 0;
}

export interface NightRow {
  projectId: string;
  testersNeeded: number;
  spanDays: number;
  replied: number;
  isTrusted: boolean | null;
  isValidated: boolean;
}

/** Since when it is Validated stays as it was while it stays so. */
export async function saveNight(db: Db, rows: readonly NightRow[], today: string): Promise<void> {
  if (rows.length === 0) return;
  await sql`
    insert into validations as stored
      (project_id, testers_needed, span_days, replied, is_trusted, weighed_on, validated_on)
    select id, needed, span, replied, trusted, ${today}::date, case when validated then ${today}::date end
    from unnest(
      ${rows.map(({ projectId }) => projectId)}::uuid[], ${rows.map((row) => row.testersNeeded)}::int[],
      ${rows.map(({ spanDays }) => spanDays)}::int[], ${rows.map(({ replied }) => replied)}::int[],
      ${rows.map((row) => row.isTrusted)}::boolean[], ${rows.map((row) => row.isValidated)}::boolean[]
    ) as fresh (id, needed, span, replied, trusted, validated)
    on conflict (project_id) do update set
      testers_needed = excluded.testers_needed, span_days = excluded.span_days, replied = excluded.replied,
      is_trusted = excluded.is_trusted, weighed_on = excluded.weighed_on,
      validated_on = case when excluded.validated_on is not null
        then coalesce(stored.validated_on, excluded.validated_on) end
  `.execute(db);
}

/** A project's figures of today, beside those of its last night. */
export async function findFigures(db: Db, projectId: string) {
  const { rows } = await sql<{
    feedbackCount: number;
    rating: number;
    validated: boolean;
    activeTesters: number;
    weighedOn: string | null;
    validatedOn: string | null;
    testersNeeded: number | null;
    spanDays: number;
    replied: number;
    isTrusted: boolean | null;
  }>`
    select feedback_count, rating, validated, active_testers, weighed_on::text, validated_on::text, testers_needed,
      span_days, replied, is_trusted
    from project_stats cross join distribution_figures
    left join validations on validations.project_id = project_stats.project_id
    where project_stats.project_id = ${projectId}
  `.execute(db);
  return rows[0];
}
