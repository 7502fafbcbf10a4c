import { feedRules } from '@firstlight/contract/rules.ts';
import { type SkipReason, skipLimits } from '@firstlight/contract/trials/feedback/skip-rules.ts';
import type { Context } from '../../../../core/context.ts';
import { nextBoundary } from '../../../../core/publication-boundary.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { keepAccount } from '../../../people/accounts/keep-account.ts';
import { drawNumber } from '../hidden/numbers.queries.ts';
import { recordSkipOrigin } from '../test-it/record-origin.ts';
import { setSkipAside } from './second-skips.queries.ts';
import { findSkipByPair, insertSkip, type SkipAuthor } from './skips.queries.ts';

export interface Skip {
  projectId: string;
  reason: SkipReason;
  note: string;
  isWithheld: boolean;
}

const day = 24 * 60 * 60 * 1000;
const undoMilliseconds = (skipLimits.undoSeconds + skipLimits.undoGraceSeconds) * 1000;

/**
 * Stores one skip per tester and project, however many requests arrive at once: a unique index decides. A project that came
 * back can be skipped again, and the new skip replaces the old one. Everyone else sees it from the first boundary after its
 * undo has ended.
 */
export function storeSkip(ctx: Context, author: SkipAuthor, skip: Skip): Promise<{ id: string }> {
  return inTransaction(ctx, async (tx) => {
    const { isLimited } = await keepAccount(tx, author.authorId);
    const id = tx.newId();
    const now = tx.now();
    const stands = new Date(now.getTime() + undoMilliseconds);
    await setSkipAside(tx.db, author.pairTag, new Date(now.getTime() - feedRules.secondChanceDays * day));
    const testerNumber = await drawNumber(tx.db, skip.projectId, author);
    const isWithheld = skip.isWithheld || isLimited;
    const added = { ...skip, isWithheld, id, testerNumber, givenOn: stands.toISOString().slice(0, 10) };
    const times = { skippedAt: now, publishAt: nextBoundary(stands) };
    const isNew = await insertSkip(tx.db, tx.vault, added, author, times);
    if (!isNew) return (await findSkipByPair(tx.db, author.pairTag)) ?? { id };
    await recordSkipOrigin(tx, author.authorId, { id, projectId: skip.projectId });
    return { id };
  });
}
