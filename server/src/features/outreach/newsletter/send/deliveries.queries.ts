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

/** Stores outcomes of deliveries. A delivery that is sent stays sent. */
export async function noteOutcomes(db: Db, outcomes: readonly Outcome[], at: Date): Promise<void> {
  await sql`
    insert into newsletter_deliveries as deliveries (issue, subscription_id, state, noted_at)
    select issue, id, state, ${at} from unnest(${outcomes.map(({ issue }) => issue)}::int[],
      ${outcomes.map(({ subscriptionId }) => subscriptionId)}::uuid[],
      ${outcomes.map(({ state }) => state)}::delivery_state[]) as noted (issue, id, state)
    on conflict (issue, subscription_id) do update set state = excluded.state, noted_at = excluded.noted_at,
        tries = deliveries.tries + case when deliveries.state = 'deferred' and excluded.state = 'deferred' then 1 else 0 end
      where deliveries.state in ('handing_over', 'deferred') or deliveries.state = 'uncertain' and excluded.state = 'sent'
  `.execute(db);
}

/** Marks handovers of a worker that died as unconfirmed. They are never sent again, because the mail server may have accepted them. */
export async function markUnconfirmed(db: Db, issue: number, now: Date): Promise<void> {
  await sql`
    update newsletter_deliveries set state = 'uncertain'
    where issue = ${issue} and state = 'handing_over' and noted_at < ${now}::timestamptz - interval '5 minutes'
  `.execute(db);
}

/** So many letters are looked at, those put off first: their stretches are enough to do until the next look. */
const deferredLookedAt = 20_000;

/**
 * Stretches with letters whose next try has come. One that was asked for a moment ago is not asked for again, however long
 * the queue is; nor one whose providers are left alone.
 */
export async function takeDeferred(db: Db, issue: number, now: Date): Promise<number[]> {
  const { rows } = await sql<{ slice: number }>`
    update newsletter_slices as slices set touched_at = ${now} from (
      select distinct found.slice from (
        select subscription_id from newsletter_deliveries as deliveries
        where issue = ${issue} and state = 'deferred' and noted_at <= ${now}::timestamptz - interval '5 minutes'
          and noted_at + ${againAfter} * interval '1 minute' <= ${now}
        order by noted_at limit ${deferredLookedAt}
      ) as due
      join newsletter_subscriptions as readers on readers.id = due.subscription_id and readers.state = 'confirmed'
      cross join lateral (
        select slice from newsletter_slices where issue = ${issue} and lane = readers.lane and from_id <= readers.id
        order by from_id desc limit 1
      ) as found
    ) as wanted
    where slices.issue = ${issue} and slices.slice = wanted.slice
      and (touched_at is null or touched_at < ${now}::timestamptz - interval '4 minutes')
      and not exists (select from newsletter_lanes where lane = slices.lane and paused_until > ${now})
    returning slices.slice
  `.execute(db);
  return rows.map(({ slice }) => slice);
}

/** Whoever left while their letter waited for another try gets none. */
export async function leaveOutDeparted(db: Db, issue: number, now: Date): Promise<void> {
  await sql`
    update newsletter_deliveries as deliveries set state = 'left_out', noted_at = ${now}
    where issue = ${issue} and deliveries.state = 'deferred' and not exists (
      select from newsletter_subscriptions as readers where readers.id = subscription_id and readers.state = 'confirmed')
  `.execute(db);
}

/** Whether any letter was put off, or is being handed over: nobody can say yet what becomes of it. */
export async function areLettersUnsettled(db: Db, issue: number): Promise<boolean> {
  const row = await db
    .selectFrom('newsletterDeliveries')
    .select('issue')
    .where('issue', '=', issue)
    .where('state', 'in', ['deferred', 'handing_over'])
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
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

/** Whether the mailbox of a reader rejected the last e-mails in a row, because it is full or abandoned. */
export async function wasReturnedOften(
  db: Db,
  { id, frequency }: { id: string; frequency: LetterFrequency },
): Promise<boolean> {
  const { rows } = await sql<{ state: DeliveryState }>`
    select state from newsletter_deliveries where subscription_id = ${id} and issue in (${latestOf(frequency)})
    order by issue desc limit ${newsletterRules.returnedMax}
  `.execute(db);
  return rows.length === newsletterRules.returnedMax && rows.every(({ state }) => state === 'returned');
}

/** Marks the readers of a batch that was not finished as late, because their providers were paused or delivery was too slow. */
export async function insertLate(db: Db, issue: number, slice: number, now: Date): Promise<void> {
  await sql`
    insert into newsletter_deliveries (issue, subscription_id, state, noted_at)
    select slices.issue, readers.id, 'late', ${now}::timestamptz from newsletter_slices as slices
    join newsletter_subscriptions as readers on readers.lane = slices.lane and readers.id between slices.from_id and slices.to_id
      and readers.state = 'confirmed' and readers.frequency = (select kind from newsletter_issues where number = ${issue})
    where slices.issue = ${issue} and slices.slice = ${slice}
    on conflict do nothing
  `.execute(db);
}

/** Marks up to `limit` deferred deliveries as late. Returns the number of them. */
export async function settleLate(
  db: Db,
  issue: number,
  now: Date,
  limit: number,
): Promise<bigint | undefined> {
  const { numAffectedRows } = await sql`
    -- The lock makes the update read the rows again: a delivery that a worker has resumed since then is not late.
    with waiting as materialized (
      select issue, subscription_id from newsletter_deliveries
      where issue = ${issue} and state = 'deferred' limit ${limit} for update
    )
    update newsletter_deliveries as deliveries set state = 'late', noted_at = ${now}
    from waiting where deliveries.issue = waiting.issue and deliveries.subscription_id = waiting.subscription_id
  `.execute(db);
  return numAffectedRows;
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
