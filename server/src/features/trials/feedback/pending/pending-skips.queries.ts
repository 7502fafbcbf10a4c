import { sql } from 'kysely';
import { lastQuarter } from '../../../../core/next-quarter.ts';
import type { Db } from '../../../../db/database.ts';

/**
 * Shows the skips of a project that are due, and says in which week somebody's note before took its leave. A withheld
 * one waits until its author is limited no longer, and then for what they had said of the project before. Gives how many are seen now, and how many of those seen before count no longer.
 */
export async function showDueSkips(
  db: Db,
  projectId: string,
  now: Date,
): Promise<{ shown: number; outdated: number }> {
  const { rows } = await sql<{ shown: number; outdated: number }>`
    with due as (
      delete from hidden.pending_skips pending using skips
      where skips.id = skip_id and project_id = ${projectId} and release_at <= ${now} and not pending.is_withheld
        and not exists (
          select from hidden.skip_authors latest join hidden.skip_authors earlier on earlier.earlier_pair_tag = latest.pair_tag
          join hidden.pending_skips first on first.skip_id = earlier.skip_id
          where latest.skip_id = pending.skip_id and not first.is_withheld
        )
      returning skip_id, date_trunc('week', (release_at - interval '1 millisecond') at time zone 'UTC')::date as week
    ), shown as (
      update skips set is_withheld = taken_down_at is not null, was_withheld = false, week = due.week,
        first_shown_at = case when taken_down_at is null
          then coalesce(first_shown_at, ${lastQuarter(now)}::timestamptz) else first_shown_at end
      from due
      where skips.id = skip_id
      returning outdated_in, taken_down_at
    ), outdated as (
      update skips set outdated_in = due.week
      from due join hidden.skip_authors latest using (skip_id)
      join hidden.skip_authors earlier on earlier.earlier_pair_tag = latest.pair_tag
      where skips.id = earlier.skip_id and outdated_in is null
      returning skips.is_withheld
    )
    select (select count(*)::int from shown where outdated_in is null and taken_down_at is null) as shown,
      (select count(*)::int from outdated where not is_withheld) as outdated
  `.execute(db);
  return rows[0] ?? { shown: 0, outdated: 0 };
}
