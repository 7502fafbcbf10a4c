import type { Answers } from '@firstlight/contract/trials/feedback/feedback.ts';
import { AppError } from '../../../../core/app-error.ts';
import type { Context } from '../../../../core/context.ts';
import { nextQuarter } from '../../../../core/next-quarter.ts';
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
import type { OwnRow } from '../pending/own-version.sql.ts';
import { keepVersion } from '../pending/pending-feedback.queries.ts';
import { recordOrigin } from '../test-it/record-origin.ts';
import { areSameAnswers } from './answers.policy.ts';
import { deleteRow, findFeedbackRows, type NewFeedback } from './feedback.queries.ts';
import { judgeComment } from './judge-comment.ts';

export interface Author {
  id: string;
  /** As they asked: what they write is seen by themselves alone. */
  isLimited: boolean;
}

export interface Written {
  projectId: string;
  rating: number;
  comment: string;
  /** To questions that the project asks: whoever stores them has made sure. */
  answers?: Answers | undefined;
}

/**
 * One feedback for each tester and project, whatever comes at once: the index decides, not a look before. Everybody else
 * sees it with the next full quarter of an hour.
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
    const hidden = { ...tags, authorId: author.id, sketch, givenAt, releaseAt: nextQuarter(givenAt) };
    return (await add(tx, feedback, hidden)) ?? giveAgain(tx, feedback, hidden);
  });
}

async function add(tx: Context, feedback: NewFeedback, author: NewAuthor): Promise<OwnRow | undefined> {
  const added = await insertFeedback(tx.db, tx.vault, feedback, author);
  if (added) await recordOrigin(tx, author.authorId, added);
  return added;
}

/** Whoever removed theirs may give another; anything else is the same one that was lost on the way, or a second. */
async function giveAgain(tx: Context, feedback: NewFeedback, author: NewAuthor): Promise<OwnRow> {
  const { db, vault } = tx;
  const found = await findByPair(db, author.pairTag);
  const earlier = found && (await lockOwnRow(db, vault, author.authorId, found.id));
  if (!earlier) throw new AppError('feedback.already_given');
  if (!earlier.deletedAt) {
    const isSame =
      earlier.rating === feedback.rating &&
      earlier.comment === feedback.comment &&
      areSameAnswers(earlier.answers, feedback.answers);
    if (!isSame) throw new AppError('feedback.already_given');
    return earlier;
  }
  const seen = await isSeen(db, earlier.id);
  // What a limited person took back goes first: their new words would keep it standing.
  if (seen && feedback.isWithheld) throw new AppError('feedback.already_given');
  if (seen) return replaceSeen(db, earlier, feedback, author);
  await deleteRow(db, earlier.id);
  const added = await add(tx, feedback, author);
  if (!added) throw new AppError('feedback.already_given');
  return added;
}

/** Others still see what was removed: to them the new words are an edit, or its going would show at once. */
async function replaceSeen(
  db: Context['db'],
  earlier: OwnRow,
  { rating, comment, answers, evidence, uncountedFor, isWithheld }: NewFeedback,
  { sketch, givenAt }: NewAuthor,
): Promise<OwnRow> {
  const words = { rating, comment, answers, evidence, uncountedFor, isWithheld };
  const version = { ...earlier, ...words, isEdited: true, deletedAt: null };
  const shownFrom = await keepVersion(db, earlier.id, version, nextQuarter(givenAt));
  await changeAuthored(db, earlier.id, { sketch });
  return { ...version, shownFrom };
}

async function isSeen(db: Context['db'], feedbackId: string): Promise<boolean> {
  const [row] = await findFeedbackRows(db, [feedbackId]);
  return row !== undefined && !row.isWithheld && row.deletedAt === null;
}
