import { sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';
import type { HandoverNote } from './deliveries.queries.ts';

/** Letters of which nobody knows whether they left, noted by then. */
export async function listDoubts(db: Db, notedBefore: Date): Promise<HandoverNote[]> {
  const { rows } = await sql<HandoverNote>`
    select issue, subscription_id from newsletter_deliveries
    where state = 'uncertain' and noted_at <= ${notedBefore}
  `.execute(db);
  return rows;
}

/** So many letters of these issues that were taken, drawn by lot. */
export async function drawTaken(db: Db, issues: readonly number[], count: number): Promise<HandoverNote[]> {
  const { rows } = await sql<HandoverNote>`
    select drawn.* from unnest(${issues}::int[]) as number cross join lateral (
      select issue, subscription_id from newsletter_deliveries
      where issue = number and state = 'sent' order by random() limit ${count}
    ) as drawn
  `.execute(db);
  return rows;
}

/** These leave after all, as what was put off. Answers how many. */
export async function releaseDoubts(db: Db, notes: readonly HandoverNote[], at: Date): Promise<number> {
  const { numAffectedRows } = await sql`
    update newsletter_deliveries as deliveries set state = 'deferred', is_ours = true, noted_at = ${at}
    from unnest(
      ${notes.map(({ issue }) => issue)}::int[], ${notes.map(({ subscriptionId }) => subscriptionId)}::uuid[]
    ) as released (number, id)
    where deliveries.issue = number and subscription_id = id and deliveries.state = 'uncertain'
  `.execute(db);
  return Number(numAffectedRows ?? 0n);
}
