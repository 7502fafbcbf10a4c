import type { InputOf, ResultOf } from '@firstlight/contract/endpoint.ts';
import { commentLimits } from '@firstlight/contract/showcase/comments/comment-limits.ts';
import type { listComments as listEndpoint } from '@firstlight/contract/showcase/comments/comments.ts';
import type { Guest, HttpContext, Member } from '../../../core/context.ts';
import { visibleProject } from '../projects/visible-project.ts';
import { presentComment } from './comments.presenter.ts';
import { listFirstReplies, listTop } from './comments.queries.ts';
import { findPosition } from './find-position.ts';
import { readerOf } from './reader-of.ts';

export async function listComments(
  ctx: HttpContext<Guest | Member>,
  { projectId, after }: InputOf<typeof listEndpoint>,
): Promise<ResultOf<typeof listEndpoint>> {
  await visibleProject(ctx.db, ctx.actor, projectId);
  const page = { after: await findPosition(ctx.db, after), limit: commentLimits.page + 1 };
  const rows = await listTop(ctx.db, ctx.actor, projectId, page);
  const shown = rows.slice(0, commentLimits.page);
  const ids = shown.map(({ id }) => id);
  const replies = await listFirstReplies(ctx.db, ctx.actor, ids, commentLimits.repliesShown);
  const reader = await readerOf(ctx, [...shown, ...replies]);
  const last = rows.length > shown.length ? shown.at(-1) : undefined;
  return {
    items: shown.map((row) => {
      const own = replies.filter(({ parentId }) => parentId === row.id);
      return {
        ...presentComment(row, reader),
        replies: own.map((reply) => presentComment(reply, reader)),
        replyCount: own[0]?.count ?? 0,
      };
    }),
    next: last?.id ?? null,
    can: { write: reader.canWrite },
  };
}
