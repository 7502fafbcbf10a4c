import { sql } from 'kysely';
import { lastQuarter } from '../../../../core/next-quarter.ts';
import type { Db } from '../../../../db/database.ts';

/**
 * Shows the skips of a project that are due, and says in which week somebody's note before took its leave. A withheld
 * one takes nobody's place in what others see, unless that is withheld as well. One that was held is of the week in which
 * it shows. Gives how many are seen now, and how many of those seen before count no longer.
 */
export async function showDueSkips(
  db: Db,
  projectId: string,
  now: Date,
): Promise<{ shown: number; outdated: number }> {
  const { rows } = await sql<{ shown: number; outdated: number }>`
    with due as (
      delete from hidden.pending_skips pending using skips
      where skips.id = skip_id and project_id = ${projectId} and release_at <= ${now}
      returning skip_id, pending.is_withheld, case
        when is_held then date_trunc('week', (release_at - interval '1 millisecond') at time zone 'UTC')::date
        else week end as week
    ), shown as (
      update skips set is_withheld = false, week = due.week,
        first_shown_at = coalesce(first_shown_at, ${lastQuarter(now)}::timestamptz) from due
      where skips.id = skip_id and not due.is_withheld
      returning skips.id
    ), outdated as (
      update skips set outdated_in = due.week
      from due join hidden.skip_authors latest using (skip_id)
      join hidden.skip_authors earlier on earlier.earlier_pair_tag = latest.pair_tag
      where skips.id = earlier.skip_id and outdated_in is null and (skips.is_withheld or not due.is_withheld)
      returning skips.is_withheld
    )
    select (select count(*)::int from shown) as shown,
      (select count(*)::int from outdated where not is_withheld) as outdated
  `.execute(db);
  return rows[0] ?? { shown: 0, outdated: 0 };
}
