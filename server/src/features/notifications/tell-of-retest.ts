import type { JobContext } from '../../core/jobs.ts';
import { lastQuarter } from '../../core/next-quarter.ts';
import { findShownFeedback } from './sources.queries.ts';
import { tell } from './tell.ts';

/** The maker hears that somebody has tried the new version, and not which of the testers: all of it is one line. */
export async function tellOfRetest(
  ctx: JobContext,
  { feedbackId, retestId }: { feedbackId: string; retestId: string },
): Promise<void> {
  const feedback = await findShownFeedback(ctx.db, feedbackId);
  if (!feedback) return;
  const { ownerId: userId, projectId } = feedback;
  const about = { subjectId: projectId, projectId, actorId: null, cause: `retest:${retestId}` };
  await tell(ctx, { userId, kind: 'retest', ...about }, lastQuarter(ctx.now()));
}
