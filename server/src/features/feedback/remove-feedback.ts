import type { InputOf } from '@firstlight/contract/endpoint.ts';
import type { removeFeedback as removeEndpoint } from '@firstlight/contract/feedback.ts';
import type { HttpContext, Member } from '../../core/context.ts';
import { inTransaction } from '../../core/transaction.ts';
import './feedback.events.ts';
import { changeRow } from './feedback.queries.ts';
import { moveFigures } from './move-figures.ts';
import { ownFeedback } from './own-feedback.ts';

export async function removeFeedback(
  ctx: HttpContext<Member>,
  { feedbackId }: InputOf<typeof removeEndpoint>,
): Promise<null> {
  return inTransaction(ctx, async (tx) => {
    const before = await ownFeedback(tx, feedbackId);
    await changeRow(tx.db, feedbackId, { deletedAt: ctx.now() });
    await moveFigures(tx, before, null);
    tx.record({ name: 'feedback.removed', projectId: before.projectId, feedbackId });
    return null;
  });
}
