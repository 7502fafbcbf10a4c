import type { JobContext } from '../../../../core/job.ts';
import type { Notice } from '../../../../core/notifications/notification-kind.ts';
import { lastBoundary } from '../../../../core/publication-boundary.ts';
import { unmaskAuthor } from '../hidden/unmask-author.ts';
import { hasTesterClosed } from '../threads/closings.queries.ts';
import { findMadeProject } from './find-made-project.ts';

/** The other side of a masked thread hears that names could be shown, and neither side a name. Once, however often somebody changes their mind. */
export async function* noticesOfProposal(
  ctx: JobContext,
  { feedbackId, from }: { feedbackId: string; from: 'maker' | 'tester' },
): AsyncIterable<Notice> {
  const made = await findMadeProject(ctx.db, feedbackId);
  if (!made) return;
  if (from === 'maker' && (await hasTesterClosed(ctx.db, feedbackId))) return;
  const userId = from === 'tester' ? made.ownerId : await unmaskAuthor(ctx, feedbackId);
  if (userId === undefined) return;
  const details = { variant: from === 'tester' ? 'toMaker' : 'toTester' };
  const notice = { userId, aboutId: made.projectId, details, cause: `reveal:${feedbackId}:${from}` };
  yield from === 'tester' ? { ...notice, happenedAt: lastBoundary(ctx.now()) } : notice;
}
