import type { JobContext } from '../../../../core/job.ts';
import type { Notice } from '../../../../core/notifications/notification-kind.ts';
import { lastBoundary } from '../../../../core/publication-boundary.ts';
import { findMadeProject } from './find-made-project.ts';

/** The maker hears that somebody has tried the new version, and not which of the testers: all of it is one line. */
export async function* noticesOfRetest(
  ctx: JobContext,
  { feedbackId, retestId }: { feedbackId: string; retestId: string },
): AsyncIterable<Notice> {
  const made = await findMadeProject(ctx.db, feedbackId);
  if (!made) return;
  const { ownerId: userId, projectId: aboutId } = made;
  yield { userId, aboutId, cause: `retest:${retestId}`, happenedAt: lastBoundary(ctx.now()) };
}
