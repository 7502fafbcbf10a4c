import { sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';

export interface YearGiver {
  emailIndex: Buffer;
  /** The newest of their plans that was charged in that year. */
  pledgeId: string;
}

const yearOf = (year: number) => sql`tstzrange(
  make_timestamptz(${year}::int, 1, 1, 0, 0, 0, 'Europe/Paris'),
  make_timestamptz(${year + 1}::int, 1, 1, 0, 0, 0, 'Europe/Paris'))`;

/** Addresses that gave month by month in a year, each once. Who gave only single times has it all in the receipts. */
export async function listYearGivers(
  db: Db,
  year: number,
  { after, limit }: { after: YearGiver | undefined; limit: number },
): Promise<YearGiver[]> {
  const { rows } = await sql<YearGiver>`
    select distinct on (email_index) email_index, id as pledge_id from pledges
    where kind = 'monthly' and email_index is not null
      ${after ? sql`and email_index > ${after.emailIndex}` : sql``}
      and exists (
        select from ledger_entries
        where pledge_id = pledges.id and entry = 'received' and at <@ ${yearOf(year)})
    order by email_index, created_at desc, id limit ${limit}
  `.execute(db);
  return rows;
}

/** All that came from the address behind a pledge in a year, less what went back. */
export async function sumYear(db: Db, year: number, pledgeId: string): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    select coalesce(-sum(cents), 0)::int as cents from ledger_entries
    where account = 'support' and at <@ ${yearOf(year)} and pledge_id in (
      select same.id from pledges same join pledges one on same.email_index = one.email_index
      where one.id = ${pledgeId})
  `.execute(db);
  return rows[0]?.cents ?? 0;
}
