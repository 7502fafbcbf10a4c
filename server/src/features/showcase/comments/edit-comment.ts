import type { InputOf } from '@firstlight/contract/endpoint.ts';
import type { editComment as editEndpoint, Reply } from '@firstlight/contract/showcase/comments/comments.ts';
import { AppError } from '../../../core/app-error.ts';
import type { HttpContext, Member } from '../../../core/context.ts';
import { inTransaction } from '../../../core/transaction.ts';
import { keepAccount } from '../../people/accounts/keep-account.ts';
import { requireStanding } from '../../people/accounts/require-standing.ts';
import { commentEvents } from './comments.events.ts';
import { presentComment } from './comments.presenter.ts';
import { changeComment } from './comments.queries.ts';
import { resolveMentions } from './resolve-mentions.ts';
import { ownComment } from './visible-comment.ts';

export async function editComment(
  ctx: HttpContext<Member>,
  { commentId, body }: InputOf<typeof editEndpoint>,
): Promise<Reply> {
  const before = await ownComment(ctx, commentId);
  if (before.deletedAt) throw new AppError('request.not_found');
  await requireStanding(ctx.db, ctx.actor);
  return inTransaction(ctx, async (tx) => {
    await keepAccount(tx, ctx.actor.id);
    const changes = { body, mentions: await resolveMentions(tx.db, ctx.actor.id, body), editedAt: ctx.now() };
    await changeComment(tx.db, commentId, changes);
    tx.record(commentEvents.edited, { projectId: before.projectId, commentId });
    return presentComment({ ...before, ...changes }, { actor: ctx.actor, canWrite: true });
  });
}
