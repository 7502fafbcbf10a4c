import type { JobContext } from '../../core/jobs.ts';
import { lastQuarter } from '../../core/next-quarter.ts';
import { findShownFeedback } from './sources.queries.ts';
import { tell } from './tell.ts';

/** The maker hears of feedback that others can see too; of what is withheld or was taken back, nothing. */
export async function tellOfFeedback(ctx: JobContext, { feedbackId }: { feedbackId: string }): Promise<void> {
  const feedback = await findShownFeedback(ctx.db, feedbackId);
  if (!feedback) return;
  const { ownerId: userId, projectId } = feedback;
  const about = { subjectId: projectId, projectId, actorId: null, cause: `feedback:${feedbackId}` };
  await tell(ctx, { userId, kind: 'feedback', ...about }, lastQuarter(ctx.now()));
}
