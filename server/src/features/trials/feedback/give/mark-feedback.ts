import type { InputOf, ResultOf } from '@firstlight/contract/endpoint.ts';
import type { markFeedback as markEndpoint } from '@firstlight/contract/trials/feedback/feedback.ts';
import { AppError } from '../../../../core/app-error.ts';
import type { HttpContext, Member } from '../../../../core/context.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { requireStanding } from '../../../people/accounts/require-standing.ts';
import { feedbackEvents } from '../feedback.events.ts';
import { presentFeedback } from './feedback.presenter.ts';
import { changeRow, findMade } from './feedback.queries.ts';

/** Everybody sees that a feedback helped; that one did not, and why, is between maker and tester. */
export async function markFeedback(
  ctx: HttpContext<Member>,
  { feedbackId, mark, reason }: InputOf<typeof markEndpoint>,
): Promise<ResultOf<typeof markEndpoint>> {
  const needsReason = mark === 'not_helpful';
  if (needsReason && reason === undefined) throw new AppError('request.invalid', { fields: ['reason'] });
  await requireStanding(ctx.db, ctx.actor);
  return inTransaction(ctx, async (tx) => {
    const found = await findMade(tx.db, ctx.actor.id, feedbackId);
    if (!found) throw new AppError('request.not_found');
    await changeRow(tx.db, feedbackId, {
      mark,
      markReason: needsReason ? (reason ?? null) : null,
    });
    tx.record(feedbackEvents.marked, { projectId: found.projectId, feedbackId });
    return presentFeedback({ ...found, mark }, 'maker');
  });
}
