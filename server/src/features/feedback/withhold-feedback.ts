import type { Context } from '../../core/context.ts';
import { inTransaction } from '../../core/transaction.ts';
import { lockAllOf } from './authors.queries.ts';
import { changeRow } from './feedback.queries.ts';
import { moveFigures } from './move-figures.ts';

/** Hides what a limited person wrote from everybody else, and takes it out of all figures; or brings it back. */
export async function withholdFeedback(ctx: Context, authorId: string, isWithheld: boolean): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    for (const before of await lockAllOf(tx.db, tx.vault, authorId)) {
      if (before.isWithheld === isWithheld) continue;
      await changeRow(tx.db, before.id, { isWithheld });
      if (!before.deletedAt) await moveFigures(tx, before, { ...before, isWithheld });
    }
  });
}
