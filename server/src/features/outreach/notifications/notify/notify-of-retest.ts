import type { JobContext } from '../../../../core/job.ts';
import { lastQuarter } from '../../../../core/next-quarter.ts';
import { notify } from './notify.ts';
import { findShownFeedback } from './sources.queries.ts';

/** The maker hears that somebody has tried the new version, and not which of the testers: all of it is one line. */
export async function notifyOfRetest(
  ctx: JobContext,
  { feedbackId, retestId }: { feedbackId: string; retestId: string },
): Promise<void> {
  const feedback = await findShownFeedback(ctx.db, feedbackId);
  if (!feedback) return;
  const { ownerId: userId, projectId } = feedback;
  const about = { subjectId: projectId, projectId, actorId: null, cause: `retest:${retestId}` };
  await notify(ctx, { userId, kind: 'retest', ...about }, lastQuarter(ctx.now()));
}
