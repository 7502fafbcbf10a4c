import type { InputOf } from '@firstlight/contract/endpoint.ts';
import type { removeComment as removeEndpoint } from '@firstlight/contract/showcase/comments/comments.ts';
import type { HttpContext, Member } from '../../../core/context.ts';
import { inTransaction } from '../../../core/transaction.ts';
import { commentEvents } from './comments.events.ts';
import { changeComment } from './comments.queries.ts';
import { ownComment } from './visible-comment.ts';

export async function removeComment(
  ctx: HttpContext<Member>,
  { commentId }: InputOf<typeof removeEndpoint>,
): Promise<null> {
  const before = await ownComment(ctx, commentId);
  if (before.deletedAt) return null;
  return inTransaction(ctx, async (tx) => {
    await changeComment(tx.db, commentId, { deletedAt: ctx.now() });
    tx.record(commentEvents.removed, { projectId: before.projectId, commentId });
    return null;
  });
}
