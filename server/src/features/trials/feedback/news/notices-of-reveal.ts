import type { JobContext } from '../../../../core/job.ts';
import type { Notice } from '../../../../core/notifications/notification-kind.ts';
import { unmaskAuthor } from '../hidden/unmask-author.ts';
import { findMadeProject } from './find-made-project.ts';

/** Notifies both sides that names are shown and that they can write to each other. */
export async function* noticesOfReveal(
  ctx: JobContext,
  { feedbackId }: { feedbackId: string },
): AsyncIterable<Notice> {
  const made = await findMadeProject(ctx.db, feedbackId);
  const testerId = made && (await unmaskAuthor(ctx, feedbackId));
  if (!made || testerId === undefined) return;
  const notice = { aboutId: made.projectId, cause: `revealed:${feedbackId}` };
  yield { ...notice, userId: made.ownerId, details: { variant: 'toMaker' } };
  yield { ...notice, userId: testerId, details: { variant: 'toTester' } };
}
