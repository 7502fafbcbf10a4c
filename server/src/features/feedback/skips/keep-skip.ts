import type { SkipReason } from '@firstlight/contract/feed-rules.ts';
import { feedRules } from '@firstlight/contract/rules.ts';
import type { Context } from '../../../core/context.ts';
import { inTransaction, type TransactionContext } from '../../../core/transaction.ts';
import { isViolationOf } from '../../../db/violation.ts';
import { countFeedback } from '../../projects/count-feedback.ts';
import '../feedback.events.ts';
import { mondayOf } from '../../../core/monday-of.ts';
import { noteSkipOrigin } from '../note-origin.ts';
import { setSkipAside } from './second-skips.queries.ts';
import { findSkipByPair, insertSkip, type SkipAuthor } from './skips.queries.ts';

export interface Skip {
  projectId: string;
  reason: SkipReason;
  note: string;
  isWithheld: boolean;
}

const day = 24 * 60 * 60 * 1000;

/**
 * One skip for each tester and project, whatever comes at once: the index decides, not a look before. Once a project may
 * have come back, another takes the old one's place.
 */
export async function keepSkip(ctx: Context, author: SkipAuthor, skip: Skip): Promise<{ id: string }> {
  for (let tries = 1; ; tries++) {
    try {
      return await inTransaction(ctx, (tx) => keep(tx, author, skip));
    } catch (error) {
      // Two testers drew the same number in the same moment: the later one draws again.
      if (tries === 5 || !isViolationOf(error, 'skips_pseudonym')) throw error;
    }
  }
}

async function keep(
  tx: TransactionContext<Context>,
  author: SkipAuthor,
  skip: Skip,
): Promise<{ id: string }> {
  const id = tx.newId();
  const now = tx.now();
  const week = mondayOf(now);
  const before = new Date(now.getTime() - feedRules.secondChanceDays * day);
  const { isWithheld } = skip;
  const isOneLess = await setSkipAside(tx.db, author.pairTag, { before, week, isWithheld });
  const isNew = await insertSkip(tx.db, tx.vault, { ...skip, id, week }, author, now);
  if (!isNew) return (await findSkipByPair(tx.db, author.pairTag)) ?? { id };
  await noteSkipOrigin(tx, author.authorId, { id, projectId: skip.projectId });
  if (!isWithheld && !isOneLess) await countFeedback(tx, skip.projectId, { skips: 1 });
  tx.record({ name: 'feedback.skipped', projectId: skip.projectId });
  return { id };
}
