import type { Receipt } from '@firstlight/contract/office/cases/reports.ts';
import type { Case } from '../cases.queries.ts';
import type { Report } from './reports.queries.ts';

/** A guest is not told that there was one already: anybody could ask that about anybody's address. */
export function presentReceipt(
  moment: { reportedAt: Date; dueAt: Date },
  before: Pick<Case, 'decidedAt' | 'outcome'> | undefined,
  report?: Report & { isNew: boolean },
): Receipt {
  const isAlready = report !== undefined && !report.isNew && !report.isGuest;
  const { reportedAt, dueAt } = isAlready ? report : moment;
  const { decidedAt, outcome } = before ?? {};
  return {
    id: report?.id ?? null,
    reference: report?.reference ?? null,
    receivedAt: reportedAt.toISOString(),
    dueAt: dueAt.toISOString(),
    already: isAlready,
    decidedBefore: decidedAt && outcome ? { on: decidedAt.toISOString().slice(0, 10), outcome } : null,
    can: { withdraw: report !== undefined && !report.isGuest },
  };
}
