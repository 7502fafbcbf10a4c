import type { LetterFrequency } from '@firstlight/contract/outreach/newsletter/newsletter.ts';
import { newsletterRules } from '@firstlight/contract/rules.ts';
import { type Selectable, sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';
import type { DeliveryState, NewsletterSubscriptions } from '../../../../db/schema.ts';
import type { SliceRow } from '../issue/issues.queries.ts';

export type Recipient = Pick<
  Selectable<NewsletterSubscriptions>,
  'id' | 'email' | 'emailIndex' | 'interests' | 'language' | 'tokenVersion' | 'confirmedAt'
>;

/** When a letter that was put off is tried again: after so many minutes, by how often it was. */
const againAfter = sql`(array[5, 15, 60, 240])[least(deliveries.tries, 4)]`;

/** The next readers of a slice that have no letter yet, as they stand now: who left a moment ago is not among them. */
export async function listRecipients(
  db: Db,
  slice: SliceRow,
  now: Date,
  limit: number,
): Promise<Recipient[]> {
  const { rows } = await sql<Recipient>`
    select id, email, email_index, interests, language, token_version, confirmed_at
    from newsletter_subscriptions as readers
    left join newsletter_deliveries as deliveries on deliveries.issue = ${slice.issue} and subscription_id = readers.id
    where readers.state = 'confirmed' and readers.lane = ${slice.lane}
      and readers.frequency = (select kind from newsletter_issues where number = ${slice.issue})
      and readers.id between ${slice.fromId} and ${slice.toId}
      and (deliveries.issue is null or deliveries.state = 'deferred'
        and deliveries.noted_at + ${againAfter} * interval '1 minute' <= ${now})
    order by readers.id limit ${limit}
  `.execute(db);
  return rows;
}

export interface HandoverNote {
  issue: number;
  subscriptionId: string;
}

/** Which of these may be handed over now: each once, whoever else is at it. What was put off is taken up again. */
export async function noteHandovers(db: Db, notes: readonly HandoverNote[], at: Date): Promise<Set<string>> {
  const { rows } = await sql<{ subscriptionId: string }>`
    insert into newsletter_deliveries as deliveries (issue, subscription_id, state, noted_at)
    select issue, id, 'handing_over', ${at} from unnest(
      ${notes.map(({ issue }) => issue)}::int[], ${notes.map(({ subscriptionId }) => subscriptionId)}::uuid[]) as noted (issue, id)
    on conflict (issue, subscription_id) do update
      set state = 'handing_over', tries = deliveries.tries + 1, noted_at = excluded.noted_at
      where deliveries.state = 'deferred'
    returning subscription_id
  `.execute(db);
  return new Set(rows.map(({ subscriptionId }) => subscriptionId));
}

export interface Outcome extends HandoverNote {
  state: DeliveryState;
}

/** What became of letters. One that is sent stays sent, whatever is said later. */
export async function noteOutcomes(db: Db, outcomes: readonly Outcome[], at: Date): Promise<void> {
  await sql`
    insert into newsletter_deliveries as deliveries (issue, subscription_id, state, noted_at)
    select issue, id, state, ${at} from unnest(${outcomes.map(({ issue }) => issue)}::int[],
      ${outcomes.map(({ subscriptionId }) => subscriptionId)}::uuid[],
      ${outcomes.map(({ state }) => state)}::delivery_state[]) as noted (issue, id, state)
    on conflict (issue, subscription_id) do update
      set state = excluded.state, noted_at = excluded.noted_at,
        tries = deliveries.tries + case when deliveries.state = 'deferred' and excluded.state = 'deferred' then 1 else 0 end
      where deliveries.state in ('handing_over', 'deferred') or deliveries.state = 'uncertain' and excluded.state = 'sent'
  `.execute(db);
}

/** A worker that died in the middle of a handover leaves letters of which nobody can say whether they left: they stay unsent. */
export async function strandHandovers(db: Db, issue: number, now: Date): Promise<void> {
  await sql`
    update newsletter_deliveries set state = 'uncertain'
    where issue = ${issue} and state = 'handing_over' and noted_at < ${now}::timestamptz - interval '5 minutes'
  `.execute(db);
}

/** Slices with letters that wait for another try, and those that no job has finished for a while. */
export async function listDeferredSlices(db: Db, issue: number, now: Date): Promise<number[]> {
  const { rows } = await sql<{ slice: number }>`
    select distinct slices.slice from newsletter_slices as slices
    join newsletter_deliveries as deliveries on deliveries.issue = slices.issue
      and deliveries.subscription_id between slices.from_id and slices.to_id
    where slices.issue = ${issue} and deliveries.state = 'deferred'
      and deliveries.noted_at + ${againAfter} * interval '1 minute' <= ${now}
    order by slices.slice
  `.execute(db);
  return rows.map(({ slice }) => slice);
}

/** The last letters of a kind: one that comes back is among them. */
const latestOf = (kind: LetterFrequency) =>
  sql`select number from newsletter_issues where kind = ${kind} order by number desc limit 8`;

/** The latest letter that left for a reader did not reach them after all. */
export async function markReturned(
  db: Db,
  { id, frequency }: { id: string; frequency: LetterFrequency },
  { state, at }: { state: DeliveryState; at: Date },
): Promise<void> {
  await sql`
    update newsletter_deliveries set state = ${state}, noted_at = ${at} where subscription_id = ${id}
      and issue = (select max(issue) from newsletter_deliveries
        where subscription_id = ${id} and issue in (${latestOf(frequency)}) and state in ('sent', 'uncertain'))
  `.execute(db);
}

/** Whether none of the last letters for a reader was taken: the mailbox is full, or nobody looks after it. */
export async function wasReturnedOften(
  db: Db,
  { id, frequency }: { id: string; frequency: LetterFrequency },
): Promise<boolean> {
  const { rows } = await sql<{ state: DeliveryState }>`
    select state from newsletter_deliveries where subscription_id = ${id} and issue in (${latestOf(frequency)})
    order by issue desc limit ${newsletterRules.returnedMax}
  `.execute(db);
  return (
    rows.length === newsletterRules.returnedMax &&
    rows.every(({ state }) => state === 'returned' || state === 'late')
  );
}

/** Whoever was never come to, because their providers rested or we were too slow. */
export async function noteUnreached(db: Db, issue: number, now: Date): Promise<void> {
  await sql`
    insert into newsletter_deliveries (issue, subscription_id, state, noted_at)
    select slices.issue, readers.id, 'late', ${now}::timestamptz from newsletter_slices as slices
    join newsletter_subscriptions as readers on readers.lane = slices.lane and readers.id between slices.from_id and slices.to_id
      and readers.state = 'confirmed'
    where slices.issue = ${issue} and slices.done_at is null
    on conflict do nothing
  `.execute(db);
}

/** What was put off to the end does not leave any more. Answers whose it was. */
export async function settleLate(db: Db, issue: number, now: Date): Promise<string[]> {
  const { rows } = await sql<{ subscriptionId: string }>`
    update newsletter_deliveries set state = 'late', noted_at = ${now} where issue = ${issue} and state = 'deferred'
    returning subscription_id
  `.execute(db);
  return rows.map(({ subscriptionId }) => subscriptionId);
}

export async function countDeliveries(
  db: Db,
  issue: number,
): Promise<Partial<Record<DeliveryState, number>>> {
  const { rows } = await sql<{ state: DeliveryState; count: number }>`
    select state, count(*)::int as count from newsletter_deliveries where issue = ${issue} group by state
  `.execute(db);
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
}
