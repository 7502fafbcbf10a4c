import type { ReportForm } from '@firstlight/contract/office/cases/reports.ts';
import type { Context } from '../../../../core/context.ts';
import type { TransactionContext } from '../../../../core/transaction.ts';
import { newReference } from '../../sanctions/new-reference.ts';
import { caseEvents } from '../cases.events.ts';
import type { Case } from '../cases.queries.ts';
import { sealReporter } from './reporter.ts';
import { findReport, findReportBy, insertReport, type Report, renewReport } from './reports.queries.ts';
import { trustOf, weighReport } from './weigh-reports.policy.ts';
import type { WhoReports } from './who-reports.ts';

type Given = ReportForm & { reportedAt: Date; dueAt: Date };

/** Once for each person and case; one that was withdrawn can be given again. The case is held. */
export async function fileReport(
  tx: TransactionContext<Context>,
  { id: caseId }: Case,
  who: WhoReports,
  form: Given,
): Promise<{ report: Report; isNew: boolean }> {
  const earlier = who.tag && (await findReportBy(tx.db, tx.vault, caseId, who.tag));
  if (earlier && earlier.state !== 'withdrawn') return { report: earlier, isNew: false };
  const id = earlier?.id ?? tx.newId();
  const row = {
    id,
    caseId,
    reporterTag: who.tag,
    reporter: who.sealed && (await sealReporter(tx.db, tx.vault, id, who.sealed)),
    isGuest: who.isGuest,
    isYoung: who.isYoung,
    trust: trustOf(who),
    weight: weighReport(who),
    reason: form.reason,
    isIllegal: form.isIllegal,
    concernsMinors: form.concernsMinors ?? false,
    texts: { body: form.body || null, law: form.law || null },
    reportedAt: form.reportedAt,
    dueAt: form.dueAt,
  };
  if (who.isGuest && who.sealed) tx.record(caseEvents.guestReported, { reportId: id });
  if (earlier) await renewReport(tx.db, tx.vault, id, { ...row, reference: earlier.reference });
  else while (!(await insertReport(tx.db, tx.vault, { ...row, reference: newReference(tx.newId()) })));
  const report = await findReport(tx.db, tx.vault, id);
  if (!report) throw new Error('a report that was just filed is not there');
  return { report, isNew: true };
}
