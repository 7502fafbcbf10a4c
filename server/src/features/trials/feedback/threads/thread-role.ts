import { AppError } from '../../../../core/app-error.ts';
import type { Context, Member } from '../../../../core/context.ts';
import { type FeedbackRow, findMade } from '../give/feedback.queries.ts';
import { findOwnRow } from '../hidden/authors.queries.ts';

export interface ThreadRole {
  side: 'maker' | 'tester';
  feedback: FeedbackRow;
}

/** The maker's or the tester's way into a thread; for everybody else there is none. */
export async function threadRole(
  { db, vault, actor }: Context<Member>,
  feedbackId: string,
): Promise<ThreadRole> {
  const made = await findMade(db, actor.id, feedbackId);
  if (made) return { side: 'maker', feedback: made };
  const own = await findOwnRow(db, vault, actor.id, feedbackId);
  if (own && !own.deletedAt) return { side: 'tester', feedback: own };
  throw new AppError('request.not_found');
}
