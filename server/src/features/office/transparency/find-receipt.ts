import type { InputOf } from '@firstlight/contract/endpoint.ts';
import type {
  findReceipt as endpoint,
  PublicReceipt,
} from '@firstlight/contract/office/transparency/transparency.ts';
import { receiptHours } from '@firstlight/contract/office/transparency/transparency-rules.ts';
import { AppError } from '../../../core/app-error.ts';
import type { Context } from '../../../core/context.ts';
import { findOpenedAt } from '../cases/find-opened-at.ts';
import { findReportReceipt } from '../cases/find-report-receipt.ts';
import { findSanctionReceipt } from '../sanctions/find-sanction-receipt.ts';

/** Both are looked for whatever is found: what there is takes no longer than what there is not. */
export async function findReceipt(
  ctx: Context,
  { reference: typed }: InputOf<typeof endpoint>,
): Promise<PublicReceipt> {
  const reference = referenceFrom(typed);
  const decision = await findSanctionReceipt(ctx, reference);
  const openedAt = await findOpenedAt(ctx.db, decision?.caseId ?? noCase);
  const report = await findReportReceipt(ctx, reference);
  if (decision) {
    const { caseId: _case, decidedAt, ...told } = decision;
    const taken = openedAt ? (decidedAt.getTime() - openedAt.getTime()) / hour : null;
    return { kind: 'decision', ...told, withinHours: withinHours(taken) };
  }
  if (report) {
    const { decidedAfterHours, ...told } = report;
    return { kind: 'report', ...told, withinHours: withinHours(decidedAfterHours) };
  }
  throw new AppError('request.not_found');
}

const hour = 60 * 60 * 1000;
/** Asked for where there is no decision, so that the same is asked either way. */
const noCase = '00000000-0000-0000-0000-000000000000';

/** As it is printed, however it was typed: `fl 7k3m 2q`. */
function referenceFrom(typed: string): string {
  const letters = typed.toUpperCase().replaceAll(/[^0-9A-Z]/g, '');
  return letters.replace(/^FL(.{4})(.{2})$/, 'FL-$1-$2');
}

function withinHours(taken: number | null): number | null {
  if (taken === null) return null;
  return receiptHours.find((hours) => taken <= hours) ?? 0;
}
