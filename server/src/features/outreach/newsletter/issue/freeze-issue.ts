import { newsletterRules } from '@firstlight/contract/rules.ts';
import type { JobContext } from '../../../../core/job.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { newsletterEvents } from '../newsletter.events.ts';
import { chooseByFormula } from './choose-by-formula.ts';
import { insertSlices, listOpenSlices, lockOpenIssue, readEarlier, updateIssue } from './issues.queries.ts';
import { listUnderServed } from './under-served.queries.ts';

const day = 24 * 60 * 60 * 1000;

/**
 * Stores the projects of an issue and the batches of its readers in one transaction. The choice is final. An issue without a
 * project is empty: no reader gets it.
 */
export async function freezeIssue(ctx: JobContext, number: number): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const issue = await lockOpenIssue(tx.db, number);
    if (!issue) return;
    const { before, shown } = await readEarlier(tx.db, issue);
    // A project that was published just before the previous issue had no ratings by then.
    const from = new Date(before.getTime() - newsletterRules.ratingDays * day);
    const chosen = await chooseByFormula(tx, { from, to: issue.dueAt, without: shown });
    const underServed = await listUnderServed(tx.db);
    const frozenAt = ctx.now();
    if (chosen.length + underServed.length === 0)
      return updateIssue(tx.db, number, { state: 'empty', frozenAt });
    await insertSlices(tx.db, issue, frozenAt);
    await updateIssue(tx.db, number, { state: 'sending', frozenAt, chosen, underServed });
    for (const slice of await listOpenSlices(tx.db, number))
      tx.record(newsletterEvents.sliceQueued, { issue: number, slice });
  });
}
