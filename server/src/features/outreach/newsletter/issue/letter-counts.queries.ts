import { sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';

/** Letters of the issues that were due in that time, by what became of them. */
export async function countLetters(db: Db, { from, until }: { from: Date; until: Date }) {
  const { rows } = await sql<{ state: string; count: number }>`
    select deliveries.state::text as state, count(*)::int as count
    from newsletter_issues issues join newsletter_deliveries deliveries on deliveries.issue = issues.number
    where due_at >= ${from} and due_at < ${until} and deliveries.state in ('sent', 'refused', 'uncertain', 'returned')
    group by deliveries.state
  `.execute(db);
  return rows;
}

/** Readers who complained in that time. */
export async function countComplaintsIn(
  db: Db,
  { from, until }: { from: Date; until: Date },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from newsletter_consents
    where way = 'complaint' and acted_at >= ${from} and acted_at < ${until}
  `.execute(db);
  return rows[0]?.count ?? 0;
}
