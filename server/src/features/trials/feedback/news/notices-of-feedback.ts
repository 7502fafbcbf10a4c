import type { JobContext } from '../../../../core/job.ts';
import type { Notice } from '../../../../core/notifications/notification-kind.ts';
import { lastBoundary } from '../../../../core/publication-boundary.ts';
import { findMadeProject } from './find-made-project.ts';

/** The maker hears of feedback that others can see too; of what is withheld or was taken back, nothing. */
export async function* noticesOfFeedback(
  ctx: JobContext,
  { feedbackId }: { feedbackId: string },
): AsyncIterable<Notice> {
  const made = await findMadeProject(ctx.db, feedbackId);
  if (!made) return;
  const { ownerId: userId, projectId: aboutId } = made;
  yield { userId, aboutId, cause: `feedback:${feedbackId}`, happenedAt: lastBoundary(ctx.now()) };
}
