import type { InputOf, ResultOf } from '@firstlight/contract/endpoint.ts';
import { commentLimits } from '@firstlight/contract/showcase/comments/comment-limits.ts';
import type { listReplies as listEndpoint } from '@firstlight/contract/showcase/comments/comments.ts';
import type { Guest, HttpContext, Member } from '../../../core/context.ts';
import { presentComment } from './comments.presenter.ts';
import { listReplyRows } from './comments.queries.ts';
import { findPosition } from './find-position.ts';
import { readerOf } from './reader-of.ts';
import { visibleComment } from './visible-comment.ts';

export async function listReplies(
  ctx: HttpContext<Guest | Member>,
  { commentId, after }: InputOf<typeof listEndpoint>,
): Promise<ResultOf<typeof listEndpoint>> {
  await visibleComment(ctx, commentId);
  const page = { after: await findPosition(ctx.db, after), limit: commentLimits.page + 1 };
  const rows = await listReplyRows(ctx.db, ctx.actor, commentId, page);
  const shown = rows.slice(0, commentLimits.page);
  const reader = await readerOf(ctx, shown);
  const last = rows.length > shown.length ? shown.at(-1) : undefined;
  return {
    items: shown.map((row) => presentComment(row, reader)),
    next: last?.id ?? null,
  };
}
