import { sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';
import type { HandoverNote } from './deliveries.queries.ts';

export interface NotedLetter extends HandoverNote {
  notedAt: Date;
}

/** Letters of which nobody knows whether they left, noted by then. */
export async function listDoubts(db: Db, notedBefore: Date): Promise<NotedLetter[]> {
  const { rows } = await sql<NotedLetter>`
    select issue, subscription_id, noted_at from newsletter_deliveries
    where state = 'uncertain' and noted_at <= ${notedBefore}
  `.execute(db);
  return rows;
}

/** Of how many it cannot be asked yet: they may still be on their way. */
export async function countOnTheirWay(db: Db, notedAfter: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from newsletter_deliveries
    where state = 'handing_over' or state = 'uncertain' and noted_at > ${notedAfter}
  `.execute(db);
  return rows[0]?.count ?? 0;
}

/**
 * Letters of an issue that were taken, drawn by lot from the minutes around its doubts, and the last ones: a log that lacks
 * what became of a doubt lacks some of them.
 */
export async function drawTaken(db: Db, issue: number, most: number): Promise<NotedLetter[]> {
  const { rows } = await sql<NotedLetter>`
    with around as (
      select distinct date_trunc('minute', noted_at) + shift * interval '1 minute' as minute
      from newsletter_deliveries cross join generate_series(-1, 1) as shift
      where issue = ${issue} and state = 'uncertain'
    )
    (select issue, subscription_id, noted_at from newsletter_deliveries
      where issue = ${issue} and state = 'sent' and date_trunc('minute', noted_at) in (select minute from around)
      order by random() limit ${most})
    union
    (select issue, subscription_id, noted_at from newsletter_deliveries
      where issue = ${issue} and state = 'sent' order by noted_at desc limit 100)
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
