import type { LetterFrequency } from '@firstlight/contract/outreach/newsletter/newsletter.ts';
import { newsletterRules } from '@firstlight/contract/rules.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';

const { sendTime, timeZone } = newsletterRules;

/** The Sundays around a moment, as PostgreSQL's own calendar of the zone has them: it knows both nights on which clocks change. */
const sundays = (moment: Date): RawBuilder<unknown> => sql`
  select ((day + ${sendTime}::time) at time zone ${timeZone}) as at, extract(day from day) <= 7 as is_first
  from (
    select (date_trunc('week', ${moment}::timestamptz at time zone ${timeZone}) + interval '6 days')::date + weeks * 7 as day
    from generate_series(-6, 6) as weeks
  ) as days`;

/** When the next letter of either kind leaves. */
export async function findNextSundays(db: Db, now: Date): Promise<Record<LetterFrequency, Date>> {
  const { rows } = await sql<{ weekly: Date; monthly: Date }>`
    select min(at) as weekly, min(at) filter (where is_first) as monthly from (${sundays(now)}) as sundays where at > ${now}
  `.execute(db);
  const [next] = rows;
  if (!next) throw new Error('the calendar has no Sunday');
  return next;
}

/** The newest Sundays of either kind that have come. */
export async function findDueSundays(db: Db, now: Date): Promise<Record<LetterFrequency, Date>> {
  const { rows } = await sql<{ weekly: Date; monthly: Date }>`
    select max(at) as weekly, max(at) filter (where is_first) as monthly from (${sundays(now)}) as sundays where at <= ${now}
  `.execute(db);
  const [due] = rows;
  if (!due) throw new Error('the calendar has no Sunday');
  return due;
}
