import type {
  AppealOutcome,
  SanctionRule,
  SanctionStep,
} from '@firstlight/contract/office/sanctions/sanction-rules.ts';
import { sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';

export interface SanctionByReference {
  rule: SanctionRule;
  step: SanctionStep;
  hours: number | null;
  caseId: string;
  decidedAt: Date;
  isAutomated: boolean;
  isSingleHanded: boolean;
  isSeconded: boolean;
  isAppealed: boolean;
  isLate: boolean;
  outcome: AppealOutcome | null;
}

export async function findSanctionByReference(
  db: Db,
  reference: string,
): Promise<SanctionByReference | undefined> {
  const { rows } = await sql<SanctionByReference>`
    select sanctions.rule, sanctions.case_id, sanctions.decided_at, sanctions.is_automated, sanctions.is_single_handed,
      seconded_by is not null as is_seconded,
      step,
      case when reduced_from is null and late_at is null
        then round(extract(epoch from ends_at - starts_at) / 3600)::int end as hours,
      filed_at is not null as is_appealed, late_at is not null as is_late, outcome
    from sanctions left join appeals on appeals.sanction_id = sanctions.id
    where reference = ${reference} and state not in ('pending', 'undone') and not is_silent
  `.execute(db);
  return rows[0];
}
