import type { Answers } from '@firstlight/contract/trials/feedback/feedback.ts';
import { AppError } from '../../../../core/app-error.ts';
import type { Context } from '../../../../core/context.ts';
import { nextBoundary } from '../../../../core/publication-boundary.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { keepAccount } from '../../../people/accounts/keep-account.ts';
import { authorTags } from '../author-tags.ts';
import {
  changeAuthored,
  findByPair,
  insertFeedback,
  lockOwnRow,
  type NewAuthor,
} from '../hidden/authors.queries.ts';
import { drawNumber } from '../hidden/numbers.queries.ts';
import { type OwnRow, saveOwnVersion } from '../publish/own-version.sql.ts';
import { recordOrigin } from '../test-it/record-origin.ts';
import { areSameAnswers } from './answers.policy.ts';
import type { NewFeedback } from './feedback.queries.ts';
import { judgeComment } from './judge-comment.ts';

export interface Author {
  id: string;
  /** Whether only the author sees what they write from now on. */
  isLimited: boolean;
}

export interface Written {
  projectId: string;
  rating: number;
  comment: string;
  /** Answers to questions that the project asks. The caller has checked that it asks them. */
  answers?: Answers | undefined;
}

/**
 * Stores one feedback per tester and project, however many requests arrive at once: a unique index decides. Everyone else
 * sees it from the next boundary on.
 */
export function storeFeedback(ctx: Context, author: Author, written: Written): Promise<OwnRow> {
  return inTransaction(ctx, async (tx) => {
    const { isLimited } = await keepAccount(tx, author.id);
    const tags = authorTags(tx.vault, author.id, written.projectId);
    const { sketch, ...weighed } = await judgeComment(tx, tags, written.comment);
    const givenAt = tx.now();
    const feedback: NewFeedback = {
      ...written,
      ...weighed,
      answers: written.answers ?? [],
      id: tx.newId(),
      testerNumber: await drawNumber(tx.db, written.projectId, tags),
      givenOn: givenAt.toISOString().slice(0, 10),
      isWithheld: author.isLimited || isLimited,
    };
    const hidden = { ...tags, authorId: author.id, sketch, givenAt, publishAt: nextBoundary(givenAt) };
    const added = await insertFeedback(tx.db, tx.vault, feedback, hidden);
    if (!added) return giveAgain(tx, feedback, hidden);
    await recordOrigin(tx, author.id, added);
    return added;
  });
}

/**
 * Handles a second feedback of one tester on one project. It replaces a removed one. The same text is the same request,
 * sent twice.
 */
async function giveAgain(tx: Context, feedback: NewFeedback, author: NewAuthor): Promise<OwnRow> {
  const { db, vault } = tx;
  const { rating, comment, answers, evidence, uncountedFor, isWithheld } = feedback;
  const found = await findByPair(db, author.pairTag);
  const earlier = found && (await lockOwnRow(db, vault, author.authorId, found.id));
  if (!earlier) throw new AppError('feedback.already_given');
  if (!earlier.deletedAt) {
    const isSame =
      earlier.rating === rating && earlier.comment === comment && areSameAnswers(earlier.answers, answers);
    if (!isSame) throw new AppError('feedback.already_given');
    return earlier;
  }
  // The removal of a limited author is published first: a draft of theirs would keep the removed text visible.
  if (isWithheld && !earlier.isUnseen) throw new AppError('feedback.already_given');
  await changeAuthored(db, earlier.id, { sketch: author.sketch });
  const words = { rating, comment, answers, evidence, uncountedFor, isEdited: !earlier.isUnseen };
  return saveOwnVersion(db, earlier, { ...words, deletedAt: null }, isWithheld ? null : author.publishAt);
}
