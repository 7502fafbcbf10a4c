import type { InputOf } from '@firstlight/contract/endpoint.ts';
import type { OwnReport } from '@firstlight/contract/office/cases/reports.ts';
import type { askReview as askEndpoint } from '@firstlight/contract/office/cases/reviews.ts';
import { moderationRules } from '@firstlight/contract/rules.ts';
import { AppError } from '../../../../core/app-error.ts';
import type { HttpContext, Member } from '../../../../core/context.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { caseEvents } from '../cases.events.ts';
import { lockCase } from '../cases.queries.ts';
import { presentOwnReports } from '../reports/present-own-reports.ts';
import { reporterTag } from '../reports/reporter.ts';
import { findOwnReport } from '../reports/reports.queries.ts';
import { mayBeReviewed } from './may-be-reviewed.policy.ts';
import { insertReview } from './reviews.queries.ts';

const hour = 60 * 60 * 1000;

/** Once for each report, whatever comes at once: the index decides. The clock runs from now on. */
export async function askReview(
  ctx: HttpContext<Member>,
  { reportId, body }: InputOf<typeof askEndpoint>,
): Promise<OwnReport> {
  return inTransaction(ctx, async (tx) => {
    const tag = reporterTag(tx.vault, ctx.actor.id);
    const own = await findOwnReport(tx.db, tx.vault, tag, reportId);
    const found = own && (await lockCase(tx.db, own.caseId));
    if (!own || !found) throw new AppError('request.not_found');
    const may = mayBeReviewed(own, found, tx.now());
    if (may === 'too_late') throw new AppError('cases.review_too_late');
    if (may === 'no') throw new AppError('request.not_found');
    const filedAt = tx.now();
    const dueAt = new Date(filedAt.getTime() + moderationRules.appealReviewHours * hour);
    const review = { id: tx.newId(), reportId, caseId: found.id, body, filedAt, dueAt };
    if (!(await insertReview(tx.db, tx.vault, review))) throw new AppError('cases.already_reviewed');
    tx.record(caseEvents.changed, { caseId: found.id });
    const [presented] = await presentOwnReports(tx, [own]);
    if (!presented) throw new Error('a report is presented as one');
    return presented;
  });
}
