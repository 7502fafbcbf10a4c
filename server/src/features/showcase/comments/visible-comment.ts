import { AppError } from '../../../core/app-error.ts';
import type { Context } from '../../../core/context.ts';
import { findVisibleProject } from '../projects/visible-project.ts';
import { type CommentRow, findComment } from './comments.queries.ts';

/** A comment that this actor may see, on a project that they may see; deleted ones included. */
export async function seenComment(
  { db, actor }: Context,
  commentId: string,
): Promise<CommentRow | undefined> {
  const found = await findComment(db, actor, commentId);
  return found && (await findVisibleProject(db, actor, found.projectId)) && found;
}

/** The same, or one answer for all others. */
export async function visibleComment(ctx: Context, commentId: string): Promise<CommentRow> {
  const found = await seenComment(ctx, commentId);
  if (!found) throw new AppError('request.not_found');
  return found;
}

/** One's own comment. That it is somebody else's is not told: to be changed, it is not there. */
export async function ownComment(ctx: Context, commentId: string): Promise<CommentRow> {
  const found = await visibleComment(ctx, commentId);
  const isOwn = ctx.actor.kind === 'member' && found.authorId === ctx.actor.id;
  if (!isOwn) throw new AppError('request.not_found');
  return found;
}
