import type { InputOf } from '@firstlight/contract/endpoint.ts';
import { commentLimits } from '@firstlight/contract/showcase/comments/comment-limits.ts';
import type {
  Reply,
  restoreComment as restoreEndpoint,
} from '@firstlight/contract/showcase/comments/comments.ts';
import { AppError } from '../../../core/app-error.ts';
import type { HttpContext, Member } from '../../../core/context.ts';
import { inTransaction } from '../../../core/transaction.ts';
import { keepAccount } from '../../people/accounts/keep-account.ts';
import { requireStanding } from '../../people/accounts/require-standing.ts';
import { commentEvents } from './comments.events.ts';
import { presentComment } from './comments.presenter.ts';
import { changeComment } from './comments.queries.ts';
import { ownComment } from './visible-comment.ts';

export async function restoreComment(
  ctx: HttpContext<Member>,
  { commentId }: InputOf<typeof restoreEndpoint>,
): Promise<Reply> {
  const removed = await ownComment(ctx, commentId);
  await requireStanding(ctx.db, ctx.actor);
  const reader = { actor: ctx.actor, canWrite: true };
  if (!removed.deletedAt) return presentComment(removed, reader);
  const lateFrom = removed.deletedAt.getTime() + commentLimits.restoreMinutes * 60_000;
  if (ctx.now().getTime() > lateFrom) throw new AppError('request.not_found');
  return inTransaction(ctx, async (tx) => {
    await keepAccount(tx, ctx.actor.id);
    await changeComment(tx.db, commentId, { deletedAt: null });
    tx.record(commentEvents.restored, { projectId: removed.projectId, commentId });
    return presentComment({ ...removed, deletedAt: null }, reader);
  });
}
