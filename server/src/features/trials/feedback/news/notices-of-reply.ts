import type { JobContext } from '../../../../core/job.ts';
import type { Notice } from '../../../../core/notifications/notification-kind.ts';
import { lastBoundary } from '../../../../core/publication-boundary.ts';
import { unmaskAuthor } from '../hidden/unmask-author.ts';
import { hasTesterClosed } from '../threads/closings.queries.ts';
import { findMadeProject } from './find-made-project.ts';

export interface RepliedTo {
  feedbackId: string;
  messageId: string;
  from: 'maker' | 'tester';
}

/** The other side of a masked thread hears that there is an answer, and neither side a name. */
export async function* noticesOfReply(
  ctx: JobContext,
  { feedbackId, messageId, from }: RepliedTo,
): AsyncIterable<Notice> {
  const made = await findMadeProject(ctx.db, feedbackId);
  if (!made) return;
  if (from === 'maker' && (await hasTesterClosed(ctx.db, feedbackId))) return;
  const userId = from === 'tester' ? made.ownerId : await unmaskAuthor(ctx, feedbackId);
  if (userId === undefined) return;
  const details = { variant: from === 'tester' ? 'toMaker' : 'toTester' };
  const notice = { userId, aboutId: made.projectId, details, cause: `reply:${messageId}` };
  yield from === 'tester' ? { ...notice, happenedAt: lastBoundary(ctx.now()) } : notice;
}
