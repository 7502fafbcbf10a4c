import type { JobContext } from '../../../core/job.ts';
import type { Notice } from '../../../core/notifications/notification-kind.ts';
import { findConcerned } from './find-concerned.ts';

/** Whoever is answered hears of it, unless they are called by name. */
export async function* noticesOfAnswer(
  ctx: JobContext,
  { commentId }: { commentId: string },
): AsyncIterable<Notice> {
  const people = await findConcerned(ctx.db, commentId);
  if (!people) return;
  for (const userId of people.answered) yield { userId, ...people.about };
}
