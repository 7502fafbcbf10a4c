import type { LetterFrequency } from '@firstlight/contract/outreach/newsletter/newsletter.ts';
import { sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';
import type { DeliveryState, IssueState } from '../../../../db/schema.ts';

interface IssueWithSums {
  number: number;
  kind: LetterFrequency;
  dueAt: Date;
  state: IssueState;
  sums: Partial<Record<DeliveryState, number>>;
}

/** How far the latest issues are, as sums: no row of it is about anybody. */
export async function listIssuesWithSums(db: Db, limit: number): Promise<IssueWithSums[]> {
  const { rows } = await sql<IssueWithSums>`
    select number, kind, due_at, state, coalesce((
      select jsonb_object_agg(state, count) from (
        select state, count(*)::int as count from newsletter_deliveries where issue = issues.number group by state
      ) as counted), '{}') as sums
    from newsletter_issues as issues order by number desc limit ${limit}
  `.execute(db);
  return rows;
}

/** Who gets letters now, and who stopped since then, by which way. */
export async function countReadership(db: Db, since: Date) {
  const { rows } = await sql<{ readers: number; left: number; bounced: number; complained: number }>`
    select (select count(*)::int from newsletter_subscriptions where state = 'confirmed') as readers,
      count(*) filter (where act = 'left')::int as left,
      count(*) filter (where way = 'bounce')::int as bounced,
      count(*) filter (where way = 'complaint')::int as complained
    from newsletter_consents where acted_at >= ${since} and act in ('left', 'suppressed')
  `.execute(db);
  return rows[0] ?? { readers: 0, left: 0, bounced: 0, complained: 0 };
}
