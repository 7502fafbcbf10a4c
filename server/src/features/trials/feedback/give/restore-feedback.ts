import type { InputOf, ResultOf } from '@firstlight/contract/endpoint.ts';
import type { restoreFeedback as restoreEndpoint } from '@firstlight/contract/trials/feedback/feedback.ts';
import { feedbackLimits } from '@firstlight/contract/trials/feedback/feedback-limits.ts';
import { AppError } from '../../../../core/app-error.ts';
import type { HttpContext, Member } from '../../../../core/context.ts';
import { nextBoundary } from '../../../../core/publication-boundary.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { keepAccount } from '../../../people/accounts/keep-account.ts';
import { requireStanding } from '../../../people/accounts/require-standing.ts';
import { lockOwnRow } from '../hidden/authors.queries.ts';
import { saveOwnVersion } from '../publish/own-version.sql.ts';
import { presentOwnFeedback } from './feedback.presenter.ts';

/** Restores a removed feedback from the next boundary on. Idempotent. */
export async function restoreFeedback(
  ctx: HttpContext<Member>,
  { feedbackId }: InputOf<typeof restoreEndpoint>,
): Promise<ResultOf<typeof restoreEndpoint>> {
  await requireStanding(ctx.db, ctx.actor);
  return inTransaction(ctx, async (tx) => {
    const { isLimited } = await keepAccount(tx, ctx.actor.id);
    const removed = await lockOwnRow(tx.db, tx.vault, ctx.actor.id, feedbackId);
    if (!removed) throw new AppError('request.not_found');
    if (!removed.deletedAt) return presentOwnFeedback(removed);
    const lateFrom = removed.deletedAt.getTime() + feedbackLimits.restoreMinutes * 60_000;
    if (ctx.now().getTime() > lateFrom) throw new AppError('request.not_found');
    const publishAt = isLimited ? null : nextBoundary(tx.now());
    return presentOwnFeedback(await saveOwnVersion(tx.db, removed, { deletedAt: null }, publishAt));
  });
}
