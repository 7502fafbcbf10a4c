import type { JobContext } from '../../../../core/job.ts';
import { lastQuarter } from '../../../../core/next-quarter.ts';
import { notify } from './notify.ts';
import { findShownFeedback } from './sources.queries.ts';

/** The maker hears of feedback that others can see too; of what is withheld or was taken back, nothing. */
export async function notifyOfFeedback(
  ctx: JobContext,
  { feedbackId }: { feedbackId: string },
): Promise<void> {
  const feedback = await findShownFeedback(ctx.db, feedbackId);
  if (!feedback) return;
  const { ownerId: userId, projectId } = feedback;
  const about = { subjectId: projectId, projectId, actorId: null, cause: `feedback:${feedbackId}` };
  await notify(ctx, { userId, kind: 'feedback', ...about }, lastQuarter(ctx.now()));
}
