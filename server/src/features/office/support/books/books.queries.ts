import type { Language } from '@firstlight/contract/languages.ts';
import { sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';

export interface MonthSums {
  month: string;
  received: number;
  fees: number;
  supporters: number;
}

/** By month, what came in less what went back, and what it cost; only days up to the given one. */
export async function sumMonths(db: Db, upTo: string): Promise<MonthSums[]> {
  const { rows } = await sql<MonthSums>`
    select to_char(date_trunc('month', at at time zone 'UTC'), 'YYYY-MM-DD') as month,
      (-coalesce(sum(cents) filter (where account = 'support'), 0))::int as received,
      coalesce(sum(cents) filter (where account = 'fees'), 0)::int as fees,
      (count(distinct pledge_id) filter (where entry = 'received'))::int as supporters
    from ledger_entries
    where at < ((${upTo}::date + 1)::timestamp at time zone 'UTC')
    group by 1 order by 1
  `.execute(db);
  return rows;
}

export interface CostRow {
  id: string;
  month: string;
  cents: number;
  wordsEn: string;
  wordsFr: string;
}

export async function listCosts(db: Db): Promise<CostRow[]> {
  const { rows } = await sql<CostRow>`
    select id, to_char(month, 'YYYY-MM-DD') as month, cents, words_en, words_fr
    from running_costs order by month desc, cents desc, id
  `.execute(db);
  return rows;
}

export const wordsOf = (cost: CostRow, language: Language): string =>
  language === 'fr' ? cost.wordsFr : cost.wordsEn;

export async function insertCost(db: Db, { month, ...cost }: CostRow & { createdAt: Date }): Promise<void> {
  await db
    .insertInto('runningCosts')
    .values({ ...cost, month: sql<never>`${month}::date` })
    .execute();
}

export async function deleteCost(db: Db, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('runningCosts').where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
}

export interface LedgerLine {
  day: string;
  entry: string;
  account: string;
  cents: number;
}

/** Without whom, what exactly and when exactly: the day is enough to add it up again. */
export async function listLedger(db: Db, upTo: string): Promise<LedgerLine[]> {
  const { rows } = await sql<LedgerLine>`
    select to_char(at at time zone 'UTC', 'YYYY-MM-DD') as day, entry::text, account::text, cents
    from ledger_entries where at < ((${upTo}::date + 1)::timestamp at time zone 'UTC')
    order by 1, entry, account, cents
  `.execute(db);
  return rows;
}
