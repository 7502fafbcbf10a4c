import type { LedgerAccount, LedgerEntry } from '@firstlight/contract/office/support/support-rules.ts';
import { sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';

export interface Posting {
  sourceKind: 'charge' | 'refund' | 'dispute' | 'provider_fee';
  sourceId: string;
  entry: LedgerEntry;
  account: LedgerAccount;
  cents: number;
  at: Date;
  pledgeId: string | null;
  /** What was paid back or disputed. */
  chargeId: string | null;
}

/** Says which were new: what is there already came by another event. */
export async function insertPostings(db: Db, postings: readonly Posting[]): Promise<Posting[]> {
  if (postings.length === 0) return [];
  const rows = await db
    .insertInto('ledgerEntries')
    .values([...postings])
    .onConflict((conflict) => conflict.doNothing())
    .returning(['sourceKind', 'sourceId', 'entry', 'account', 'cents', 'at', 'pledgeId', 'chargeId'])
    .execute();
  return rows;
}

/** The newest charge of a pledge. */
export async function latestReceived(
  db: Db,
  pledgeId: string,
): Promise<{ sourceId: string; at: Date } | undefined> {
  return db
    .selectFrom('ledgerEntries')
    .select(['sourceId', 'at'])
    .where('pledgeId', '=', pledgeId)
    .where('entry', '=', 'received')
    .where('account', '=', 'provider')
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export interface Payment {
  chargeId: string;
  pledgeId: string;
  at: Date;
  cents: number;
  returned: number;
}

/** Charges with what was paid back of them, the newest first. */
export async function listPayments(
  db: Db,
  { pledgeId, chargeId, limit }: { pledgeId?: string; chargeId?: string; limit: number },
): Promise<Payment[]> {
  const { rows } = await sql<Payment>`
    select received.source_id as charge_id, received.pledge_id, received.at, received.cents,
      coalesce((
        select sum(returned.cents)::int from ledger_entries returned
        where returned.charge_id = received.source_id and returned.account = 'support'
      ), 0) as returned
    from ledger_entries received
    where received.entry = 'received' and received.account = 'provider'
      and received.pledge_id is not null
      ${pledgeId === undefined ? sql`` : sql`and received.pledge_id = ${pledgeId}`}
      ${chargeId === undefined ? sql`` : sql`and received.source_id = ${chargeId}`}
    order by received.at desc, received.source_id limit ${limit}
  `.execute(db);
  return rows;
}

/** What our ledger says the provider’s balance moved by in a stretch of time, by what moved it. */
export async function movedBySource(db: Db, from: Date, to: Date): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('ledgerEntries')
    .select((row) => ['sourceId', row.fn.sum<string>('cents').as('cents')])
    .where('account', '=', 'provider')
    .where('at', '>=', from)
    .where('at', '<', to)
    .groupBy('sourceId')
    .execute();
  return new Map(rows.map(({ sourceId, cents }) => [sourceId, Number(cents)]));
}

export async function deletePostingsBefore(db: Db, before: Date, limit: number): Promise<bigint> {
  const { numAffectedRows = 0n } = await sql`
    delete from ledger_entries where (source_kind, source_id, entry) in (
      select distinct source_kind, source_id, entry from ledger_entries where at < ${before} limit ${limit})
  `.execute(db);
  return numAffectedRows;
}

/** Of one pledge: a plan of eighty years would have a few thousand. */
export async function postingsOf(db: Db, pledgeId: string): Promise<Posting[]> {
  return db
    .selectFrom('ledgerEntries')
    .selectAll()
    .where('pledgeId', '=', pledgeId)
    .orderBy('at')
    .orderBy('sourceId')
    .execute();
}
