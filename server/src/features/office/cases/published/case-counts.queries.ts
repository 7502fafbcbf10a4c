import { analyticsRules } from '@firstlight/contract/office/analytics/analytics-rules.ts';
import { decisionHours } from '@firstlight/contract/office/transparency/transparency-rules.ts';
import { sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';

/** Sums over a span of time. A case counts once it is closed: then nothing of it is undone. */
export interface Span {
  from: Date;
  until: Date;
}

export async function countReports(db: Db, { from, until }: Span): Promise<Map<string, number>> {
  const { rows } = await sql<{ reason: string; count: number }>`
    select reason, count(*)::int as count from reports
    where reported_at >= ${from} and reported_at < ${until} and state <> 'withdrawn' group by reason
  `.execute(db);
  return new Map(rows.map(({ reason, count }) => [reason, count]));
}

const decidedWithin = ({ from, until }: Span) =>
  sql`state = 'closed' and closed_at >= ${from} and closed_at < ${until} and outcome is not null`;

export async function countDecisions(db: Db, span: Span): Promise<Map<string, number>> {
  const { rows } = await sql<{ decision: string; count: number }>`
    select concat(coalesce(rule, case when concerns_minors then 'minors'
        when is_illegal and reason = 'other' then 'illegal' else reason end),
      ' ', coalesce(step::text, outcome)) as decision, count(*)::int as count
    from cases where ${decidedWithin(span)} group by decision
  `.execute(db);
  return new Map(rows.map(({ decision, count }) => [decision, count]));
}

const hours = sql`extract(epoch from decided_at - opened_at) / 3600`;

export async function countBands(db: Db, span: Span): Promise<number[]> {
  const edges = sql.join([...decisionHours]);
  const { rows } = await sql<{ band: number; count: number }>`
    select width_bucket(${hours}, array[${edges}]::numeric[]) as band, count(*)::int as count
    from cases where ${decidedWithin(span)} group by band
  `.execute(db);
  const bands = Array.from({ length: decisionHours.length + 1 }, () => 0);
  for (const { band, count } of rows) bands[band] = count;
  return bands;
}

export async function countClosed(db: Db, span: Span) {
  const { rows } = await sql<Record<'count' | 'median' | 'ninetieth' | 'hidden' | 'wrong' | 'alone', number>>`
    select count(*)::int as count,
      coalesce(ceil(percentile_cont(0.5) within group (order by ${hours}))::int, 0) as median,
      coalesce(ceil(percentile_cont(0.9) within group (order by ${hours}))::int, 0) as ninetieth,
      count(*) filter (where hidden_at is not null)::int as hidden,
      count(*) filter (where hidden_at is not null and outcome = 'no_violation')::int as wrong,
      count(*) filter (where is_single_handed)::int as alone
    from cases where ${decidedWithin(span)}
  `.execute(db);
  const [{ count = 0, median = 0, ninetieth = 0, hidden = 0, wrong = 0, alone = 0 } = {}] = rows;
  return {
    times: { count, median, ninetieth },
    hidden,
    wronglyHidden: wrong,
    singleHanded: alone,
  };
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
