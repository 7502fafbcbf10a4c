import { sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';
import type { MailLane } from '../../../../db/schema.ts';

export async function countComplaints(db: Db, lane: MailLane, since: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from newsletter_consents as consents
    join newsletter_subscriptions as readers on readers.id = consents.subscription_id and readers.lane = ${lane}
    where consents.way = 'complaint' and consents.acted_at >= ${since}
  `.execute(db);
  return rows[0]?.count ?? 0;
}

export async function countSentTo(db: Db, lane: MailLane, issue: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from newsletter_deliveries as deliveries
    join newsletter_subscriptions as readers on readers.id = deliveries.subscription_id and readers.lane = ${lane}
    where deliveries.issue = ${issue} and deliveries.state = 'sent'
  `.execute(db);
  return rows[0]?.count ?? 0;
}
