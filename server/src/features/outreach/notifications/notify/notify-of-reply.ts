import type { JobContext } from '../../../../core/job.ts';
import { lastQuarter } from '../../../../core/next-quarter.ts';
import { unmaskAuthor } from '../../../trials/feedback/unmask-author.ts';
import { notify } from './notify.ts';
import { findShownFeedback } from './sources.queries.ts';

export interface RepliedTo {
  feedbackId: string;
  messageId: string;
  from: 'maker' | 'tester';
}

/** The other side of a masked thread hears that there is an answer, and neither side a name. */
export async function notifyOfReply(
  ctx: JobContext,
  { feedbackId, messageId, from }: RepliedTo,
): Promise<void> {
  const feedback = await findShownFeedback(ctx.db, feedbackId);
  if (!feedback) return;
  const userId = from === 'tester' ? feedback.ownerId : await unmaskAuthor(ctx, feedbackId);
  if (userId === undefined) return;
  const { projectId } = feedback;
  const about = { subjectId: feedbackId, projectId, actorId: null, cause: `reply:${messageId}` };
  const shownAt = from === 'tester' ? lastQuarter(ctx.now()) : undefined;
  await notify(ctx, { userId, kind: 'masked_reply', ...about }, shownAt);
}
