import type {
  LedgerLine,
  TransparencyFigures,
} from '@firstlight/contract/office/transparency/transparency.ts';
import type { TransparencySpan } from '@firstlight/contract/office/transparency/transparency-rules.ts';
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';

type Hours = TransparencyFigures['hours'];

/** Times cannot be added up: those of the longer spans that end with a quarter are kept with it. */
export interface QuarterFigures extends Omit<TransparencyFigures, 'hours'> {
  bands: Hours['bands'];
  times: Record<TransparencySpan, Pick<Hours, 'decision' | 'appeal'>>;
  /** Quarters that were published before anybody could be unmasked have none. */
  unmasked?: LedgerLine['grounds'];
}

export interface CountedQuarter {
  startsOn: string;
  figures: QuarterFigures;
}

/** What is published stays as it is. */
export async function insertQuarter(db: Db, quarter: CountedQuarter, countedAt: Date): Promise<void> {
  await sql`
    insert into transparency_quarters (starts_on, counted_at, figures)
    values (${quarter.startsOn}::date, ${countedAt}, ${JSON.stringify(quarter.figures)}::jsonb)
    on conflict (starts_on) do nothing
  `.execute(db);
}

export async function isQuarterCounted(db: Db, startsOn: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from transparency_quarters where starts_on = ${startsOn}::date
  `.execute(db);
  return rows.length > 0;
}

/** The latest first: four a year. */
export async function listQuarters(db: Db): Promise<CountedQuarter[]> {
  const { rows } = await sql<CountedQuarter>`
    select starts_on::text as starts_on, figures from transparency_quarters order by starts_on desc
  `.execute(db);
  return rows;
}
