import type { InputOf } from '@firstlight/contract/endpoint.ts';
import { caseHours } from '@firstlight/contract/office/cases/case-rules.ts';
import type { decideReview as decideEndpoint } from '@firstlight/contract/office/cases/reviews.ts';
import { AppError } from '../../../../core/app-error.ts';
import type { HttpContext, Member } from '../../../../core/context.ts';
import { recordAdminAct } from '../../../../core/record-admin-act.ts';
import { inTransaction, type TransactionContext } from '../../../../core/transaction.ts';
import { caseEvents } from '../cases.events.ts';
import { type Case, changeCase, lockCaseOf } from '../cases.queries.ts';
import { moveTallies } from '../decide/move-tallies.ts';
import { leaseUntil } from '../queue/claim-case.ts';
import { holdVisibleCase } from '../queue/visible-case.ts';
import { moveReports } from '../reports/reports.queries.ts';
import { mayAnswer } from './may-answer.ts';
import { decideReviewRow, findReview } from './reviews.queries.ts';

const hour = 60 * 60 * 1000;

/** The answer to whoever reported, with a text. Once, whoever comes first. Reopened, the case is whoever's who answered. */
export async function decideReview(
  ctx: HttpContext<Member>,
  { reviewId, outcome, answer }: InputOf<typeof decideEndpoint>,
): Promise<null> {
  return inTransaction(ctx, async (tx) => {
    const review = await findReview(tx.db, tx.vault, reviewId);
    if (!review) throw new AppError('request.not_found');
    const found = await holdVisibleCase(tx, review.caseId);
    if (!(await mayAnswer(tx, found, review))) throw new AppError('cases.same_admin');
    const decided = { outcome, answer, decidedBy: ctx.actor.id, decidedAt: tx.now() };
    const isFirst = await decideReviewRow(tx.db, tx.vault, reviewId, decided);
    if (!isFirst) throw new AppError('cases.review_decided');
    if (outcome === 'reopened') await openAgain(tx, found);
    const { id: caseId } = found;
    await recordAdminAct(tx, {
      act: 'cases.decideReview',
      subjectId: reviewId,
      caseId,
      facts: { outcome },
    });
    tx.record(caseEvents.published, { caseId });
    tx.record(caseEvents.changed, { caseId });
    return null;
  });
}

/** As if nothing had been found yet: what was counted of it is taken back. The content stays as it is. */
async function openAgain(tx: TransactionContext<HttpContext<Member>>, found: Case): Promise<void> {
  // Somebody else who asked was answered first.
  if (found.state === 'open' || found.state === 'second') return;
  if (found.state !== 'closed' || found.outcome !== 'no_violation') throw new AppError('cases.moved');
  if (await lockCaseOf(tx.db, found.subjectKind, found.subjectId)) throw new AppError('cases.open_elsewhere');
  await moveTallies(tx, found.id, { takenBack: true });
  await moveReports(tx.db, { caseId: found.id }, ['rejected'], 'open');
  await changeCase(tx.db, found, {
    state: 'open',
    outcome: null,
    decidedBy: null,
    decidedAt: null,
    closedAt: null,
    hiddenAt: null,
    dueAt: new Date(tx.now().getTime() + caseHours.urgent * hour),
    claimedBy: tx.actor.id,
    claimedUntil: leaseUntil(tx),
  });
}
