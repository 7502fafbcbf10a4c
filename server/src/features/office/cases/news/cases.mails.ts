import * as z from 'zod';
import { job } from '../../../../core/job.ts';
import { mayMailUnasked } from '../../../../core/mail/mail-allowance.ts';
import { printLetter } from '../../../../core/mail/print-letter.ts';
import { translate } from '../../../../core/translate.ts';
import { findCase } from '../cases.queries.ts';
import { ReportOutcome } from '../emails/report-outcome.email.tsx';
import { ReportReceipt } from '../emails/report-receipt.email.tsx';
import { unsealReporter } from '../reports/reporter.ts';
import { findReport, listReports } from '../reports/reports.queries.ts';

/** To a guest, as the law asks. Anyone can type anyone's address, so it counts against the address it goes to. */
export const mailReportReceipt = job({
  name: 'cases.mail-receipt',
  kind: 'mail',
  patient: true,
  payload: z.strictObject({ reportId: z.uuid() }),
  async handle(ctx, { reportId }) {
    const report = await findReport(ctx.db, ctx.vault, reportId);
    const guest = report && (await unsealReporter(ctx.db, ctx.vault, report));
    if (!guest || !('email' in guest)) return;
    if (!(await mayMailUnasked(ctx, 'mail.receipt', guest.email, reportId))) return;
    const { reference, dueAt } = report;
    const { language, email } = guest;
    await ctx.sendMail({
      key: `report-receipt:${reportId}`,
      kind: 'report-receipt',
      to: email,
      subject: translate(language, 'casesMail', 'receipt.subject', { reference }),
      ...(await printLetter(ReportReceipt({ language, origin: ctx.origin, reference, dueAt }))),
    });
  },
});

/** To each guest who reported, as the receipt counted against the address; whoever has an account is notified there. An answer goes to the team. */
export const mailReportOutcomes = job({
  name: 'cases.mail-outcomes',
  kind: 'mail',
  patient: true,
  payload: z.strictObject({ caseId: z.uuid() }),
  async handle(ctx, { caseId }) {
    const found = await findCase(ctx.db, caseId);
    if (found?.state !== 'closed') return;
    for (const report of await listReports(ctx.db, ctx.vault, caseId)) {
      const { id, reference, state: outcome } = report;
      const guest = report.isGuest ? await unsealReporter(ctx.db, ctx.vault, report) : null;
      if (!guest || !('email' in guest) || (outcome !== 'upheld' && outcome !== 'rejected')) continue;
      const { language, email } = guest;
      if (!(await mayMailUnasked(ctx, 'mail.outcome', email, `${id}:${outcome}`))) continue;
      await ctx.sendMail({
        key: `report-outcome:${id}:${outcome}`,
        kind: 'report-outcome',
        to: email,
        replyTo: ctx.teamInbox,
        subject: translate(language, 'casesMail', 'outcome.subject', { reference }),
        ...(await printLetter(ReportOutcome({ language, origin: ctx.origin, reference, outcome }))),
      });
    }
  },
});

export const caseMails = [mailReportReceipt, mailReportOutcomes];
