import { sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';

export interface DayCheck {
  day: string;
  ours: number;
  theirs: number;
  difference: number;
  checkedAt: Date;
}

/**
 * Since the first pledge, every day before today that has not matched, at most a month of them at a time. Those that were never
 * compared come first: days that go on to differ must not keep a new one from being looked at.
 */
export async function findDaysToCheck(db: Db, today: string): Promise<string[]> {
  const { rows } = await sql<{ day: string }>`
    select to_char(passed.day, 'YYYY-MM-DD') as day
    from generate_series(
      (select date_trunc('day', min(created_at) at time zone 'UTC') from pledges),
      ${today}::date - 1, interval '1 day') as passed (day)
    where not exists (select from ledger_checks where ledger_checks.day = passed.day::date and difference = 0)
    order by exists (select from ledger_checks where ledger_checks.day = passed.day::date), passed.day limit 31
  `.execute(db);
  return rows.map(({ day }) => day);
}

export async function deleteCheck(db: Db, day: string): Promise<void> {
  await db.deleteFrom('ledgerChecks').where('day', '=', sql<never>`${day}::date`).execute();
}

export async function writeCheck(db: Db, { day, ...check }: DayCheck): Promise<void> {
  await db
    .insertInto('ledgerChecks')
    .values({ ...check, day: sql<never>`${day}::date` })
    .execute();
}

/** The last day up to which every one matched; it stands still while a day differs. */
export async function findReconciledOn(db: Db): Promise<string | null> {
  const { rows } = await sql<{ day: string | null }>`
    select to_char(max(day), 'YYYY-MM-DD') as day from ledger_checks
    where difference = 0 and day < coalesce(
      (select min(day) from ledger_checks where difference <> 0), 'infinity'::date)
  `.execute(db);
  return rows[0]?.day ?? null;
}

export async function listDifferences(db: Db, limit: number): Promise<DayCheck[]> {
  const { rows } = await sql<DayCheck>`
    select to_char(day, 'YYYY-MM-DD') as day, ours, theirs, difference, checked_at
    from ledger_checks where difference <> 0 order by day limit ${limit}
  `.execute(db);
  return rows;
}
