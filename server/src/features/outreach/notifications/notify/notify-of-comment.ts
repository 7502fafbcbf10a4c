import type { JobContext } from '../../../../core/job.ts';
import { notify } from './notify.ts';
import { findShownComment, peopleCalled } from './sources.queries.ts';

/** The maker, whoever is answered and whoever is called by name hear of it: each once, a mention before a comment. */
export async function notifyOfComment(ctx: JobContext, { commentId }: { commentId: string }): Promise<void> {
  const comment = await findShownComment(ctx.db, commentId);
  if (!comment) return;
  const { projectId, authorId, ownerId, answeredId } = comment;
  const mentioned = await peopleCalled(ctx.db, comment.mentions);
  const concerned = [ownerId, answeredId].filter((id) => id !== null && !mentioned.includes(id));
  const news = [
    ...mentioned.map((userId) => ({ userId, kind: 'mention' as const })),
    ...[...new Set(concerned)].map((userId) => ({ userId, kind: 'comment' as const })),
  ];
  for (const { userId, kind } of news) {
    if (userId === null || userId === authorId) continue;
    const about = { subjectId: projectId, projectId, actorId: authorId, cause: `comment:${commentId}` };
    await notify(ctx, { userId, kind, ...about });
  }
}
