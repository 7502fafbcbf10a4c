import type { InputOf, ResultOf } from '@firstlight/contract/endpoint.ts';
import type { restoreFeedback as restoreEndpoint } from '@firstlight/contract/trials/feedback/feedback.ts';
import { feedbackLimits } from '@firstlight/contract/trials/feedback/feedback-limits.ts';
import { AppError } from '../../../../core/app-error.ts';
import type { Context, HttpContext, Member } from '../../../../core/context.ts';
import { nextQuarter } from '../../../../core/next-quarter.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { keepAccount } from '../../../people/accounts/keep-account.ts';
import { requireStanding } from '../../../people/accounts/require-standing.ts';
import { lockOwnRow } from '../hidden/authors.queries.ts';
import { type MomentOfShowing, momentOfShowing } from '../pending/moment-of-showing.ts';
import type { OwnRow } from '../pending/own-version.sql.ts';
import { keepVersion } from '../pending/pending-feedback.queries.ts';
import { presentOwnFeedback } from './feedback.presenter.ts';
import { wasEverShown } from './feedback.queries.ts';

/** Brings a feedback back as it was; one that is there already stays as it is. */
export async function restoreFeedback(
  ctx: HttpContext<Member>,
  { feedbackId }: InputOf<typeof restoreEndpoint>,
): Promise<ResultOf<typeof restoreEndpoint>> {
  await requireStanding(ctx.db, ctx.actor);
  return inTransaction(ctx, async (tx) => {
    await keepAccount(tx, ctx.actor.id);
    const removed = await lockOwnRow(tx.db, tx.vault, ctx.actor.id, feedbackId);
    if (!removed) throw new AppError('request.not_found');
    if (!removed.deletedAt) return presentOwnFeedback(removed);
    const lateFrom = removed.deletedAt.getTime() + feedbackLimits.restoreMinutes * 60_000;
    if (ctx.now().getTime() > lateFrom) throw new AppError('request.not_found');
    const restored = { ...removed, deletedAt: null };
    const shownFrom = await keepVersion(tx.db, feedbackId, restored, await momentFor(tx, restored));
    return presentOwnFeedback({ ...restored, shownFrom });
  });
}

/** What nobody has seen comes as if it were given now, so that it does not leave the round it was given in. */
async function momentFor(tx: Context<Member>, { id, projectId }: OwnRow): Promise<MomentOfShowing> {
  if (await wasEverShown(tx.db, id)) return { releaseAt: nextQuarter(tx.now()), round: null };
  return momentOfShowing(tx, tx.actor.id, projectId);
}
