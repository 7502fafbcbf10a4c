import { sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';

export async function countHeldLetters(db: Db, now: Date, since: Date) {
  const { rows } = await sql<{ held: number; since: Date | null }>`
    select ((select count(*) from newsletter_lanes where paused_until > ${now}) + count(*))::int as held, min(due_at) as since
    from newsletter_issues where state in ('stopped', 'missed') and due_at > ${since}
  `.execute(db);
  return rows[0] ?? { held: 0, since: null };
}
