import { sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';
import type { Span } from './case-counts.queries.ts';

/** How often two admins agreed, by ground. What was refused or never answered showed nobody's name. */
export async function countUnmaskings(db: Db, { from, until }: Span): Promise<Map<string, number>> {
  const { rows } = await sql<{ ground: string; count: number }>`
    select ground, count(*)::int as count from unmaskings
    where state = 'agreed' and answered_at >= ${from} and answered_at < ${until} group by ground
  `.execute(db);
  return new Map(rows.map(({ ground, count }) => [ground, count]));
}
