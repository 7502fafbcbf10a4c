import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';

/** Held until the transaction ends, so that of two who count the same the later one is right. False: it is counted once, and has been. */
export async function beginCount(
  db: Db,
  { metric, day, isOnce }: { metric: string; day: string; isOnce: boolean },
  now: Date,
): Promise<boolean> {
  const again = isOnce ? sql`do nothing` : sql`do update set counted_at = excluded.counted_at`;
  const { rows } = await sql`
    insert into metric_counts (metric, day, counted_at) values (${metric}, ${day}::date, ${now})
    on conflict (metric, day) ${again} returning 1
  `.execute(db);
  return rows.length > 0;
}

export interface FigureRow {
  of: string;
  value: number;
}

/** These instead of what was counted before. */
export async function replaceFigures(
  db: Db,
  metric: string,
  day: string,
  rows: readonly FigureRow[],
): Promise<void> {
  await sql`delete from metric_figures where metric = ${metric} and day = ${day}::date`.execute(db);
  if (rows.length === 0) return;
  await sql`
    insert into metric_figures (metric, day, of, value)
    select ${metric}, ${day}::date, of, value
    from unnest(${rows.map(({ of }) => of)}::text[], ${rows.map(({ value }) => value)}::float8[]) as counted (of, value)
  `.execute(db);
}

export interface AskedFigures {
  metric: string;
  /** Both among them. */
  from: string;
  until: string;
}

/** Each figure, added up over the days that are asked for. One metric at a time: joined, all days that are kept would be read. */
export async function sumFigures(
  db: Db,
  asked: readonly AskedFigures[],
): Promise<({ metric: string } & FigureRow)[]> {
  const { rows } = await sql<{ metric: string } & FigureRow>`
    select asked.metric, sums.of, sums.value
    from ${askedAs(asked)} cross join lateral (
      select of, sum(value) as value from metric_figures figures
      where figures.metric = asked.metric and day between first and last group by of
    ) as sums
  `.execute(db);
  return rows;
}

export interface DatedRow extends FigureRow {
  metric: string;
  day: string;
}

/** Each figure of each day that is asked for, one metric at a time as well. */
export async function listFigures(db: Db, asked: readonly AskedFigures[]): Promise<DatedRow[]> {
  const { rows } = await sql<DatedRow>`
    select asked.metric, figures.day, figures.of, figures.value
    from ${askedAs(asked)} cross join lateral (
      select day::text as day, of, value from metric_figures figures
      where figures.metric = asked.metric and day between first and last offset 0
    ) as figures
  `.execute(db);
  return rows;
}

const askedAs = (asked: readonly AskedFigures[]) => sql`unnest(
  ${asked.map(({ metric }) => metric)}::text[], ${asked.map(({ from }) => from)}::date[],
  ${asked.map(({ until }) => until)}::date[]
) as asked (metric, first, last)`;

/** The figures of the last day that was counted among those asked for. */
export async function findLatestFigures(db: Db, { metric, from, until }: AskedFigures): Promise<FigureRow[]> {
  const { rows } = await sql<FigureRow>`
    select of, value from metric_figures where metric = ${metric} and day = (
      select max(day) from metric_counts where metric = ${metric} and day between ${from}::date and ${until}::date
    )
  `.execute(db);
  return rows;
}

export async function findCountedAt(db: Db, asked: readonly AskedFigures[]): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`
    select max(counts.at) as at
    from ${askedAs(asked)} cross join lateral (
      select max(counted_at) as at from metric_counts counts
      where counts.metric = asked.metric and day between first and last
    ) as counts
  `.execute(db);
  return rows[0]?.at ?? null;
}

export async function forgetFiguresBefore(db: Db, day: string): Promise<void> {
  await sql`delete from metric_figures where day < ${day}::date`.execute(db);
  await sql`delete from metric_counts where day < ${day}::date`.execute(db);
}
