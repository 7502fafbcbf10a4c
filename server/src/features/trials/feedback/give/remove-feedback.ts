import type { InputOf } from '@firstlight/contract/endpoint.ts';
import type { removeFeedback as removeEndpoint } from '@firstlight/contract/trials/feedback/feedback.ts';
import type { HttpContext, Member } from '../../../../core/context.ts';
import { nextBoundary } from '../../../../core/publication-boundary.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { keepAccount } from '../../../people/accounts/keep-account.ts';
import { ownFeedback } from '../own/own-feedback.ts';
import { saveOwnVersion } from '../publish/own-version.sql.ts';
import { withdrawAgreement } from '../threads/threads.queries.ts';

/** Everyone else sees it until the next boundary. The author's agreement to show names is withdrawn with it. */
export async function removeFeedback(
  ctx: HttpContext<Member>,
  { feedbackId }: InputOf<typeof removeEndpoint>,
): Promise<null> {
  return inTransaction(ctx, async (tx) => {
    await keepAccount(tx, ctx.actor.id);
    const before = await ownFeedback(tx, feedbackId);
    const publishAt = nextBoundary(tx.now());
    await saveOwnVersion(tx.db, before, { deletedAt: tx.now() }, before.isUnseen ? null : publishAt);
    await withdrawAgreement(tx.db, feedbackId, publishAt);
    return null;
  });
}
