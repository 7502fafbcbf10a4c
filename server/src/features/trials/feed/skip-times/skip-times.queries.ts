import { sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';

export async function addSkipTime(db: Db, day: string, seconds: number): Promise<void> {
  await sql`
    insert into skip_times as kept (skipped_on, seconds, skips) values (${day}::date, ${seconds}, 1)
    on conflict (skipped_on, seconds) do update set skips = kept.skips + 1
  `.execute(db);
}

/** The lower median of the days from one until another, which is left out, and over how many skips. */
export async function medianSkipTime(db: Db, from: string, until: string) {
  const { rows } = await sql<{ median: number | null; count: number }>`
    select min(seconds) filter (where up_to_it * 2 >= total)::int as median, coalesce(max(total), 0)::int as count
    from (
      select seconds, sum(sum(skips)) over (order by seconds) as up_to_it, sum(sum(skips)) over () as total
      from skip_times where skipped_on >= ${from}::date and skipped_on < ${until}::date group by seconds
    ) as summed
  `.execute(db);
  return rows[0] ?? { median: null, count: 0 };
}
