import type { JobContext } from '../../core/jobs.ts';
import { lastQuarter } from '../../core/next-quarter.ts';
import { findTester } from '../feedback/find-tester.ts';
import { findShownFeedback } from './sources.queries.ts';
import { tell } from './tell.ts';

export interface RepliedTo {
  feedbackId: string;
  messageId: string;
  from: 'maker' | 'tester';
}

/** The other side of a masked thread hears that there is an answer, and neither side a name. */
export async function tellOfReply(
  ctx: JobContext,
  { feedbackId, messageId, from }: RepliedTo,
): Promise<void> {
  const feedback = await findShownFeedback(ctx.db, feedbackId);
  if (!feedback) return;
  const userId = from === 'tester' ? feedback.ownerId : await findTester(ctx, feedbackId);
  if (userId === undefined) return;
  const { projectId } = feedback;
  const about = { subjectId: feedbackId, projectId, actorId: null, cause: `reply:${messageId}` };
  const shownAt = from === 'tester' ? lastQuarter(ctx.now()) : undefined;
  await tell(ctx, { userId, kind: 'masked_reply', ...about }, shownAt);
}
