import { feedRules } from '@firstlight/contract/rules.ts';
import { type SkipReason, skipLimits } from '@firstlight/contract/trials/feedback/skip-rules.ts';
import type { Context } from '../../../../core/context.ts';
import { nextQuarter } from '../../../../core/next-quarter.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { weekStart } from '../../../../core/week-start.ts';
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
 * One skip for each tester and project, whatever comes at once: the index decides, not a look before. Once a project may
 * have come back, another takes the old one's place. Everybody else sees it with the next full quarter of an hour, and
 * never before it can no longer be taken back.
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
    const added = { ...skip, isWithheld, id, testerNumber, week: weekStart(stands) };
    const times = { skippedAt: now, releaseAt: nextQuarter(stands) };
    const isNew = await insertSkip(tx.db, tx.vault, added, author, times);
    if (!isNew) return (await findSkipByPair(tx.db, author.pairTag)) ?? { id };
    await recordSkipOrigin(tx, author.authorId, { id, projectId: skip.projectId });
    return { id };
  });
}
