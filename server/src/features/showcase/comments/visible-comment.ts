import { AppError } from '../../../core/app-error.ts';
import type { Context } from '../../../core/context.ts';
import { findVisibleProject } from '../projects/visible-project.ts';
import { type CommentRow, findComment } from './comments.queries.ts';

/** A comment that this actor may see, on a project that they may see, or one answer for all others; deleted ones included. */
export async function visibleComment({ db, actor }: Context, commentId: string): Promise<CommentRow> {
  const found = await findComment(db, actor, commentId);
  const isSeen = found && (await findVisibleProject(db, actor, found.projectId));
  if (!isSeen) throw new AppError('request.not_found');
  return found;
}

/** One's own comment. That it is somebody else's is not told: to be changed, it is not there. */
export async function ownComment(ctx: Context, commentId: string): Promise<CommentRow> {
  const found = await visibleComment(ctx, commentId);
  const isOwn = ctx.actor.kind === 'member' && found.authorId === ctx.actor.id;
  if (!isOwn) throw new AppError('request.not_found');
  return found;
}
