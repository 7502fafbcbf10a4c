import type { JobContext } from '../../../core/job.ts';
import type { Notice } from '../../../core/notifications/notification-kind.ts';
import { findConcerned } from './find-concerned.ts';

/** The maker hears of it, unless it answers them or calls them by name. */
export async function* noticesOfComment(
  ctx: JobContext,
  { commentId }: { commentId: string },
): AsyncIterable<Notice> {
  const people = await findConcerned(ctx.db, commentId);
  if (!people) return;
  for (const userId of people.concerned) yield { userId, ...people.about };
}
