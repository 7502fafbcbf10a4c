import type { SanctionRule } from '@firstlight/contract/office/sanctions/sanction-rules.ts';
import { sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';

export interface ReportByReference {
  rule: SanctionRule;
  isWithdrawn: boolean;
  outcome: string | null;
  hours: number;
}

export async function findReportByReference(
  db: Db,
  reference: string,
): Promise<ReportByReference | undefined> {
  const { rows } = await sql<ReportByReference>`
    select reports.reason as rule, reports.state = 'withdrawn' as is_withdrawn,
      case when cases.state = 'closed' then cases.outcome end as outcome,
      extract(epoch from cases.decided_at - cases.opened_at)::float8 / 3600 as hours
    from reports join cases on cases.id = reports.case_id where reports.reference = ${reference}
  `.execute(db);
  return rows[0];
}

/** Since when a case has waited to be decided. */
export async function findOpening(db: Db, caseId: string): Promise<Date | undefined> {
  const found = await db.selectFrom('cases').select('openedAt').where('id', '=', caseId).executeTakeFirst();
  return found?.openedAt;
}
