import { accountRules } from '@firstlight/contract/rules.ts';
import { sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';
import { peopleAs } from '../../../people/accounts/accounts.sql.ts';

export interface CountableRow {
  projectId: string;
  /** Each with one counted feedback. */
  testers: number;
  spanDays: number;
  /** How much of it the maker answered in its thread. */
  replied: number;
}

/** Counted feedback of these projects, added up. */
export async function listCountableRows(db: Db, projectIds: readonly string[]): Promise<CountableRow[]> {
  const { rows } = await sql<CountableRow>`
    select project_id, count(*)::int as testers, max(given_on) - min(given_on) as span_days,
      count(*) filter (where exists (
        select from feedback_replies where feedback_id = feedback.id and from_maker
      ))::int as replied
    from feedback
    where project_id = any(${projectIds}::uuid[]) and deleted_at is null and not is_withheld and uncounted_for is null
    group by project_id
  `.execute(db);
  return rows;
}

/** Accounts opened on one of these days. */
export async function listOpenedOn(db: Db, days: readonly string[]) {
  const { rows } = await sql<{ id: string; createdAt: Date }>`
    select id, created_at from ${peopleAs('users')} where (created_at at time zone 'UTC')::date = any(${days}::date[])
  `.execute(db);
  return rows;
}

const day = 24 * 60 * 60 * 1000;

/** The days on which an account was opened that was young at one of these moments. */
export function daysBefore(moments: readonly Date[]): string[] {
  const days = new Set<string>();
  for (const moment of moments) {
    for (let back = 0; back <= accountRules.youngDays; back++) {
      days.add(new Date(moment.getTime() - back * day).toISOString().slice(0, 10));
    }
  }
  return [...days];
}
