import type { LetterFrequency } from '@firstlight/contract/outreach/newsletter/newsletter.ts';
import { newsletterRules } from '@firstlight/contract/rules.ts';
import { type Selectable, sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';
import type { NewsletterIssues, NewsletterSlices } from '../../../../db/schema.ts';

export type IssueRow = Selectable<NewsletterIssues>;
export type SliceRow = Selectable<NewsletterSlices>;

/** How many readers one job writes to. */
const sliceSize = 1000;

/**
 * Opens what is due, once, whoever looks and however often. A house that has never sent any begins with the next Sunday:
 * what was due long before it opened is nobody's miss.
 */
export async function insertDue(db: Db, kind: LetterFrequency, dueAt: Date, now: Date): Promise<void> {
  await sql`
    insert into newsletter_issues (kind, due_at)
    select ${kind}, ${dueAt} where (${dueAt}::timestamptz > ${now}::timestamptz - make_interval(hours => ${newsletterRules.lateHours})
      or exists (select from newsletter_issues where kind = ${kind} and due_at < ${dueAt}))
      -- A row that is refused would use up a number, each minute one: readers see the numbers.
      and not exists (select from newsletter_issues where kind = ${kind} and due_at = ${dueAt})
    on conflict do nothing
  `.execute(db);
}

export function listIssuesIn(db: Db, state: IssueRow['state']): Promise<IssueRow[]> {
  return db.selectFrom('newsletterIssues').selectAll().where('state', '=', state).orderBy('number').execute();
}

export function findIssue(db: Db, number: number): Promise<IssueRow | undefined> {
  return db.selectFrom('newsletterIssues').selectAll().where('number', '=', number).executeTakeFirst();
}

/** Undefined: another process has it, or has done it. */
export function lockOpenIssue(db: Db, number: number): Promise<IssueRow | undefined> {
  return db
    .selectFrom('newsletterIssues')
    .selectAll()
    .where('number', '=', number)
    .where('state', '=', 'open')
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}

export async function updateIssue(
  db: Db,
  number: number,
  changes: Partial<Pick<IssueRow, 'state' | 'frozenAt' | 'chosen' | 'underServed'>>,
): Promise<void> {
  await db.updateTable('newsletterIssues').set(changes).where('number', '=', number).execute();
}

/** False: it is not where it was thought to be. */
export async function moveIssue(
  db: Db,
  number: number,
  from: IssueRow['state'],
  to: IssueRow['state'],
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('newsletterIssues')
    .set({ state: to })
    .where('number', '=', number)
    .where('state', '=', from)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

const month = 31 * 24 * 60 * 60 * 1000;

/** Returns when the previous issue of the same kind was due, or a month ago, and which projects the latest ones contained. */
export async function readEarlier(db: Db, { kind, dueAt }: Pick<IssueRow, 'kind' | 'dueAt'>) {
  const { rows } = await sql<{ dueAt: Date; chosen: string[] }>`
    select due_at, chosen from newsletter_issues where kind = ${kind} and due_at < ${dueAt} and state not in ('missed', 'empty')
    order by due_at desc limit ${newsletterRules.restIssues}
  `.execute(db);
  return {
    before: rows[0]?.dueAt ?? new Date(dueAt.getTime() - month),
    shown: rows.flatMap(({ chosen }) => chosen),
  };
}

/** Cuts the readers of a kind into stretches, lane by lane. */
export async function insertSlices(
  db: Db,
  { number: issue, kind }: Pick<IssueRow, 'number' | 'kind'>,
  now: Date,
): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into newsletter_slices (issue, slice, lane, from_id, to_id, touched_at)
    select ${issue}, row_number() over (order by lane, part), lane, min(id::text)::uuid, max(id::text)::uuid, ${now}::timestamptz from (
      select lane, id, (row_number() over (partition by lane order by id) - 1) / ${sliceSize} as part
      from newsletter_subscriptions where state = 'confirmed' and frequency = ${kind}
    ) as readers group by lane, part
  `.execute(db);
  return Number(numAffectedRows ?? 0n);
}

export function findSlice(db: Db, issue: number, slice: number): Promise<SliceRow | undefined> {
  return db
    .selectFrom('newsletterSlices')
    .selectAll()
    .where('issue', '=', issue)
    .where('slice', '=', slice)
    .executeTakeFirst();
}

export async function touchSlice(db: Db, { issue, slice }: SliceRow, touchedAt: Date): Promise<void> {
  await db
    .updateTable('newsletterSlices')
    .set({ touchedAt })
    .where('issue', '=', issue)
    .where('slice', '=', slice)
    .execute();
}

/** Stretches that nobody has worked on for a while: whoever did is gone, or their providers were to be left alone. */
export async function takeUntouched(db: Db, issue: number, now: Date): Promise<number[]> {
  const { rows } = await sql<{ slice: number }>`
    update newsletter_slices as slices set touched_at = ${now} where issue = ${issue} and done_at is null
      and touched_at < ${now}::timestamptz - interval '10 minutes'
      and not exists (select from newsletter_lanes where lane = slices.lane and paused_until > ${now})
    returning slice
  `.execute(db);
  return rows.map(({ slice }) => slice);
}

export async function listOpenSlices(db: Db, issue: number): Promise<number[]> {
  const rows = await db
    .selectFrom('newsletterSlices')
    .select('slice')
    .where('issue', '=', issue)
    .where('doneAt', 'is', null)
    .orderBy('slice')
    .execute();
  return rows.map(({ slice }) => slice);
}

export async function closeSlice(db: Db, { issue, slice }: SliceRow, doneAt: Date): Promise<void> {
  await db
    .updateTable('newsletterSlices')
    .set({ doneAt })
    .where('issue', '=', issue)
    .where('slice', '=', slice)
    .execute();
}

/** Who was written to, of letters long gone, some at a time. */
export async function deleteDeliveriesBefore(
  db: Db,
  before: Date,
  limit: number,
): Promise<bigint | undefined> {
  const { numAffectedRows } = await sql`
    delete from newsletter_deliveries where (issue, subscription_id) in (
      select issue, subscription_id from newsletter_deliveries join newsletter_issues on number = issue
      where due_at < ${before} limit ${limit})
  `.execute(db);
  return numAffectedRows;
}
