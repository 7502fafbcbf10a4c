import { AppError } from '../../core/app-error.ts';
import type { Context } from '../../core/context.ts';
import { inTransaction } from '../../core/transaction.ts';
import { isViolationOf } from '../../db/violation.ts';
import type { FeedbackChange } from '../projects/count-feedback.ts';
import { type AuthorTags, authorTags } from './author-tags.ts';
import { findByPair, insertFeedback, type NewAuthor } from './authors.queries.ts';
import './feedback.events.ts';
import { changeBetween } from './feedback.policy.ts';
import { deleteRow, type FeedbackRow, type NewFeedback } from './feedback.queries.ts';
import { noteOrigin } from './note-origin.ts';
import { weighComment } from './weigh-comment.ts';

export interface Author {
  id: string;
  /** What they write is seen by themselves alone. */
  isLimited: boolean;
}

/** With what it adds to the project's figures. */
type Counted = NewFeedback & { change: FeedbackChange };

export interface Written {
  projectId: string;
  rating: number;
  comment: string;
}

/** One feedback for each tester and project, whatever comes at once: the index decides, not a look before. */
export async function keepFeedback(ctx: Context, author: Author, written: Written): Promise<FeedbackRow> {
  for (let tries = 1; ; tries++) {
    try {
      return await inTransaction(ctx, (tx) => keep(tx, author, written));
    } catch (error) {
      // Two testers drew the same number in the same moment: the later one draws again.
      if (tries === 5 || !isViolationOf(error, 'feedback_pseudonym')) throw error;
    }
  }
}

async function keep(
  tx: Context & { record: NonNullable<Context['transaction']>['record'] },
  author: Author,
  written: Written,
): Promise<FeedbackRow> {
  const tags = authorTags(tx.vault, author.id, written.projectId);
  const { sketch, ...weighed } = await weighComment(tx, tags, written.comment);
  const givenAt = tx.now();
  const counts = { rating: written.rating, ...weighed, isWithheld: author.isLimited };
  const feedback: Counted = {
    ...written,
    ...counts,
    id: tx.newId(),
    givenOn: givenAt.toISOString().slice(0, 10),
    change: changeBetween(null, counts),
  };
  const hidden: NewAuthor = { ...tags, authorId: author.id, sketch, givenAt };
  const added =
    (await insertFeedback(tx.db, tx.vault, feedback, hidden)) ?? (await replaceRemoved(tx, feedback, hidden));
  if (!added) return repeated(tx, tags, written);
  await noteOrigin(tx, author.id, added);

  tx.record({ name: 'feedback.given', projectId: added.projectId, feedbackId: added.id });
  return added;
}

/** Whoever removed theirs may give another. */
async function replaceRemoved(
  { db, vault }: Context,
  feedback: Counted,
  author: NewAuthor,
): Promise<FeedbackRow | undefined> {
  const earlier = await findByPair(db, author.pairTag);
  if (!earlier?.deletedAt) return undefined;
  await deleteRow(db, earlier.id);
  return insertFeedback(db, vault, feedback, author);
}

/** An answer that was lost on the way is given again; anything else is a second feedback. */
async function repeated({ db }: Context, tags: AuthorTags, written: Written): Promise<FeedbackRow> {
  const earlier = await findByPair(db, tags.pairTag);
  const isSame = earlier?.rating === written.rating && earlier.comment === written.comment;
  if (!earlier || !isSame) throw new AppError('feedback.already_given');
  return earlier;
}
