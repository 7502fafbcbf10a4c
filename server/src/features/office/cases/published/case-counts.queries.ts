import { analyticsRules } from '@firstlight/contract/office/analytics/analytics-rules.ts';
import type { SanctionRule } from '@firstlight/contract/office/sanctions/sanction-rules.ts';
import { sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';
import { appealsAs } from '../../sanctions/sanctions.sql.ts';

/** A case counts from the end of the time in which its decision can be undone. */
interface Span {
  from: Date;
  until: Date;
}

const decidedWithin = ({ from, until }: Span) =>
  sql`state = 'closed' and closed_at >= ${from} and closed_at < ${until} and outcome is not null`;

/** Returns when the first case was opened, or `undefined` if there is none. */
export async function findFirstOpening(db: Db): Promise<Date | undefined> {
  const { first } = await db
    .selectFrom('cases')
    .select(({ fn }) => fn.min('openedAt').as('first'))
    .executeTakeFirstOrThrow();
  return first ?? undefined;
}

type Counted = 'reports' | 'removals' | 'restrictions' | 'limits' | 'suspensions' | 'disclosures';
type Appealed = 'appeals' | 'upheld' | 'reduced' | 'overturned';

export interface QuarterCounts extends Record<Counted | Appealed, number> {
  medianHours: number | null;
  removalsByRule: { rule: SanctionRule; count: number }[];
}

/**
 * Counts what happened in a span of time. Of each row it reads what never changes after the span: a removal that an
 * appeal overturned later keeps its step, and a report that is withdrawn later was received all the same.
 */
export async function countQuarter(db: Db, span: Span): Promise<QuarterCounts> {
  const within = (column: string) =>
    sql`${sql.ref(column)} >= ${span.from} and ${sql.ref(column)} < ${span.until}`;
  const { rows } = await sql<QuarterCounts>`
    with decided as (
      select step, rule, decided_at - opened_at as took
      from cases where ${decidedWithin(span)}
    ), by_rule as (
      select rule, count(*) as count from decided where step is not null group by rule
    )
    select made.*, answered.*,
      (select coalesce(jsonb_agg(by_rule order by count desc, rule), '[]') from by_rule) as removals_by_rule,
      (select count(*)::int from reports where ${within('reported_at')}) as reports,
      (select count(*)::int from ${appealsAs('filed')} where ${within('filed_at')}) as appeals,
      (select count(*)::int from unmaskings where state = 'agreed' and ${within('answered_at')}) as disclosures
    from (
      select extract(epoch from percentile_cont(0.5) within group (order by took))::float8 / 3600 as median_hours,
        count(step)::int as removals,
        count(*) filter (where step = 'restriction')::int as restrictions,
        count(*) filter (where step = 'limit')::int as limits,
        count(*) filter (where step = 'suspension')::int as suspensions
      from decided
    ) as made cross join (
      select count(*) filter (where outcome = 'upheld')::int as upheld,
        count(*) filter (where outcome = 'reduced')::int as reduced,
        count(*) filter (where outcome = 'overturned')::int as overturned
      from ${appealsAs('closed')} where ${within('decided_at')}
    ) as answered
  `.execute(db);
  const [counts] = rows;
  if (!counts) throw new Error('an aggregate query returned no row');
  return counts;
}

/** Cases opened in a week, cases decided in it, and cases that had waited for too long at its end, or now while it lasts. */
export async function countCaseWeek(db: Db, span: Span, now: Date) {
  const end = span.until < now ? span.until : now;
  const { rows } = await sql<{ opened: number; decided: number; late: number; waiting: number }>`
    select (select count(*)::int from cases where opened_at >= ${span.from} and opened_at < ${span.until}) as opened,
      (select count(*)::int from cases
        where opened_at < ${end}::timestamptz - make_interval(hours => ${analyticsRules.queueHours})
          and (decided_at >= ${end} or decided_at is null and (closed_at is null or closed_at >= ${end}))) as waiting,
      count(*)::int as decided, count(*) filter (where decided_at > due_at)::int as late
    from cases where ${decidedWithin(span)}
  `.execute(db);
  return rows[0] ?? { opened: 0, decided: 0, late: 0, waiting: 0 };
}
