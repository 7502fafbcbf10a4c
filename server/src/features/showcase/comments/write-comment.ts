import type { InputOf } from '@firstlight/contract/endpoint.ts';
import type {
  Reply,
  writeComment as writeEndpoint,
} from '@firstlight/contract/showcase/comments/comments.ts';
import { AppError } from '../../../core/app-error.ts';
import type { Context, Member } from '../../../core/context.ts';
import { inTransaction } from '../../../core/transaction.ts';
import { keepAccount } from '../../people/accounts/keep-account.ts';
import { requireStanding } from '../../people/accounts/require-standing.ts';
import { findBlocksBetween } from '../../people/blocks/find-blocks-between.ts';
import { visibleProject } from '../projects/visible-project.ts';
import { commentEvents } from './comments.events.ts';
import { presentComment } from './comments.presenter.ts';
import { insertComment } from './comments.queries.ts';
import { resolveMentions } from './resolve-mentions.ts';
import { visibleComment } from './visible-comment.ts';

export async function writeComment(
  ctx: Context<Member>,
  { projectId, body, parentId }: InputOf<typeof writeEndpoint>,
): Promise<Reply> {
  await visibleProject(ctx.db, ctx.actor, projectId);
  await requireStanding(ctx.db, ctx.actor);
  if (parentId !== undefined) await refuseBadParent(ctx, projectId, parentId);
  return inTransaction(ctx, async (tx) => {
    await keepAccount(tx, ctx.actor.id);
    const id = ctx.newOrderedId();
    const mentions = await resolveMentions(tx.db, ctx.actor.id, body);
    await insertComment(tx.db, {
      id,
      projectId,
      authorId: ctx.actor.id,
      parentId: parentId ?? null,
      body,
      mentions,
      writtenAt: ctx.now(),
    });
    tx.record(commentEvents.written, { projectId, commentId: id });
    return presentComment(await visibleComment(tx, id), { actor: ctx.actor, canWrite: true });
  });
}

/** What is answered stands on the same project, is still there, is no answer itself, and of nobody who is kept off. */
async function refuseBadParent(ctx: Context<Member>, projectId: string, parentId: string): Promise<void> {
  const parent = await visibleComment(ctx, parentId);
  if (parent.projectId !== projectId || parent.deletedAt || parent.takenDownAt)
    throw new AppError('request.not_found');
  if (parent.parentId !== null) throw new AppError('comments.reply_to_reply');
  const { apart } = await findBlocksBetween(ctx.db, ctx.actor.id, [parent.authorId]);
  if (apart.size > 0) throw new AppError('comments.reply_refused');
}
