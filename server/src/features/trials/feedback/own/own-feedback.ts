import { AppError } from '../../../../core/app-error.ts';
import type { Context, Member } from '../../../../core/context.ts';
import { lockOwnRow } from '../hidden/authors.queries.ts';
import type { OwnRow } from '../publish/own-version.sql.ts';

/** One's own feedback, held until the transaction ends. To anybody else it is not there to be changed. */
export async function ownFeedback(
  { db, vault, actor }: Context<Member>,
  feedbackId: string,
): Promise<OwnRow> {
  const found = await lockOwnRow(db, vault, actor.id, feedbackId);
  if (!found || found.deletedAt) throw new AppError('request.not_found');
  return found;
}
