import type { JobContext } from '../../../core/job.ts';
import type { Notice } from '../../../core/notifications/notification-kind.ts';
import { findConcerned } from './find-concerned.ts';

/** Whoever is called by name hears of it. */
export async function* noticesOfMention(
  ctx: JobContext,
  { commentId }: { commentId: string },
): AsyncIterable<Notice> {
  const people = await findConcerned(ctx.db, commentId);
  if (!people) return;
  for (const userId of people.mentioned) yield { userId, ...people.about };
}
