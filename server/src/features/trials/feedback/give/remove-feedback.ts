import type { InputOf } from '@firstlight/contract/endpoint.ts';
import type { removeFeedback as removeEndpoint } from '@firstlight/contract/trials/feedback/feedback.ts';
import type { HttpContext, Member } from '../../../../core/context.ts';
import { nextQuarter } from '../../../../core/next-quarter.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { keepAccount } from '../../../people/accounts/keep-account.ts';
import { ownFeedback } from '../own/own-feedback.ts';
import { keepVersion } from '../pending/pending-feedback.queries.ts';
import { keepReveal } from '../pending/pending-threads.queries.ts';

/** Everybody else sees it until the next full quarter of an hour. With it goes the word to show one's name. */
export async function removeFeedback(
  ctx: HttpContext<Member>,
  { feedbackId }: InputOf<typeof removeEndpoint>,
): Promise<null> {
  return inTransaction(ctx, async (tx) => {
    await keepAccount(tx, ctx.actor.id);
    const before = await ownFeedback(tx, feedbackId);
    const releaseAt = nextQuarter(tx.now());
    await keepVersion(tx.db, feedbackId, { ...before, deletedAt: tx.now() }, releaseAt);
    await keepReveal(tx.db, { feedbackId, agrees: false, releaseAt });
    return null;
  });
}
