import { sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';

export interface SanctionCounts {
  /** Of those answered. */
  appeals: Record<'upheld' | 'reduced' | 'overturned' | 'late', number>;
  times: { count: number; median: number; ninetieth: number };
  automated: number;
}

/** Sums over a span of time, for what is published. */
export async function countDecided(
  db: Db,
  { from, until }: { from: Date; until: Date },
): Promise<SanctionCounts> {
  const { rows } = await sql<
    Record<'upheld' | 'reduced' | 'overturned' | 'late' | 'median' | 'ninetieth', number>
  >`
    with answered as (
      select outcome, late_at, extract(epoch from decided_at - filed_at) / 3600 as hours from appeals
      where decided_at >= ${from} and decided_at < ${until}
    )
    select count(*) filter (where outcome = 'upheld')::int as upheld,
      count(*) filter (where outcome = 'reduced')::int as reduced,
      count(*) filter (where outcome = 'overturned')::int as overturned,
      count(late_at)::int as late,
      coalesce(ceil(percentile_cont(0.5) within group (order by hours))::int, 0) as median,
      coalesce(ceil(percentile_cont(0.9) within group (order by hours))::int, 0) as ninetieth
    from answered
  `.execute(db);
  const [{ upheld = 0, reduced = 0, overturned = 0, late = 0, median = 0, ninetieth = 0 } = {}] = rows;
  const { automated } = await db
    .selectFrom('sanctions')
    .select(sql<number>`count(*)::int`.as('automated'))
    .where('isAutomated', '=', true)
    .where('state', '<>', 'undone')
    .where('decidedAt', '>=', from)
    .where('decidedAt', '<', until)
    .executeTakeFirstOrThrow();
  return {
    appeals: { upheld, reduced, overturned, late },
    times: { count: upheld + reduced + overturned, median, ninetieth },
    automated,
  };
}

/** Steps decided in that time, those that were not the suggested ones, and the appeals answered. */
export async function countSanctionWeek(db: Db, { from, until }: { from: Date; until: Date }) {
  const { rows } = await sql<Record<'decided' | 'changed' | 'appeals' | 'overturned', number>>`
    select decisions.*, answers.* from (
      select count(*)::int as decided, count(*) filter (where coalesce(reduced_from, step) <> suggested_step)::int as changed
      from sanctions where decided_at >= ${from} and decided_at < ${until} and state <> 'undone' and not is_automated
    ) as decisions cross join (
      select count(*)::int as appeals, count(*) filter (where outcome = 'overturned')::int as overturned
      from appeals where decided_at >= ${from} and decided_at < ${until}
    ) as answers
  `.execute(db);
  return rows[0] ?? { decided: 0, changed: 0, appeals: 0, overturned: 0 };
}
