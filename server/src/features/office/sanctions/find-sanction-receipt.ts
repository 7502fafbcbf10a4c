import type { SanctionRule, SanctionStep } from '@firstlight/contract/office/sanctions/sanction-rules.ts';
import type { appealStates } from '@firstlight/contract/office/transparency/transparency-rules.ts';
import type { Context } from '../../../core/context.ts';
import { findSanctionByReference, type SanctionByReference } from './published/sanction-receipts.queries.ts';

export interface SanctionReceipt {
  rule: SanctionRule;
  step: SanctionStep;
  /** Of a restriction or a limit, as it was decided. */
  hours: number | null;
  by: 'person' | 'two' | 'one_of_two' | 'machine';
  appeal: (typeof appealStates)[number];
  caseId: string;
  decidedAt: Date;
}

/** Finds a decision by the reference on its statement, once it can no longer be undone. */
export async function findSanctionReceipt(
  { db }: Pick<Context, 'db'>,
  reference: string,
): Promise<SanctionReceipt | undefined> {
  const found = await findSanctionByReference(db, reference);
  if (!found) return undefined;
  const { rule, step, hours, caseId, decidedAt } = found;
  return { rule, step, hours, caseId, decidedAt, by: decidedBy(found), appeal: appealOf(found) };
}

function decidedBy({ isAutomated, isSeconded, isSingleHanded }: SanctionByReference): SanctionReceipt['by'] {
  if (isAutomated) return 'machine';
  if (isSeconded) return 'two';
  return isSingleHanded ? 'one_of_two' : 'person';
}

function appealOf({ isAppealed, isLate, outcome }: SanctionByReference): SanctionReceipt['appeal'] {
  if (!isAppealed) return 'none';
  return outcome ?? (isLate ? 'late' : 'waiting');
}
