import { AppError } from '../../../../core/app-error.ts';
import type { HttpContext, Member } from '../../../../core/context.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { caseEvents } from '../cases.events.ts';
import { listDecidedBefore, lockCase } from '../cases.queries.ts';
import { reporterTag } from './reporter.ts';
import { findReport, moveReports } from './reports.queries.ts';
import { reweighCase } from './reweigh-case.ts';

/** Taken back with its weight. Twice is once; what is decided stays. */
export async function withdrawReport(
  ctx: HttpContext<Member>,
  { reportId }: { reportId: string },
): Promise<null> {
  return inTransaction(ctx, async (tx) => {
    const own = await findReport(tx.db, tx.vault, reportId);
    const isOwn = own?.reporterTag?.equals(reporterTag(tx.vault, ctx.actor.id));
    const found = own && isOwn && (await lockCase(tx.db, own.caseId));
    if (!found) throw new AppError('request.not_found');
    // Read once it is held: it may have been decided meanwhile.
    const report = await findReport(tx.db, tx.vault, reportId);
    if (report?.state === 'withdrawn') return null;
    if (report?.state !== 'open' || found.state !== 'open') throw new AppError('cases.report_decided');
    await moveReports(tx.db, { id: reportId }, ['open'], 'withdrawn');
    const before = await listDecidedBefore(tx.db, found);
    await reweighCase(tx, found, { isDecided: before.length > 0 });
    tx.record(caseEvents.changed, { caseId: found.id });
    return null;
  });
}
