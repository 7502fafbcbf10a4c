import { newsletterRules } from '@firstlight/contract/rules.ts';
import type { JobContext } from '../../../../core/job.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { newsletterEvents } from '../newsletter.events.ts';
import { chooseForEverybody } from './choose-for-everybody.ts';
import {
  countReaders,
  insertSlices,
  listOpenSlices,
  lockOpenIssue,
  readEarlier,
  updateIssue,
} from './issues.queries.ts';
import { listNeedy, listNewest } from './needy.queries.ts';
import { spreadPlaces } from './places.policy.ts';

const newestLookedAt = 2000;

/**
 * In one transaction: what everybody gets, who has how many places, and who gets it. From then on nothing is chosen again.
 * Under three that anybody could praise, nobody gets a letter: one for those alone whose feedback changed something would
 * tell who they are. What it would have said waits for the next.
 */
export async function freezeIssue(ctx: JobContext, number: number): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const issue = await lockOpenIssue(tx.db, number);
    if (!issue) return;
    const { before, shown } = await readEarlier(tx.db, issue);
    const period = { from: before, to: issue.dueAt, without: shown };
    const chosen = await chooseForEverybody(tx, period);
    if (chosen.length < newsletterRules.projectsByFormula)
      return updateIssue(tx.db, number, { state: 'empty', frozenAt: ctx.now() });
    const [needy, newest, readers] = [
      await listNeedy(tx.db),
      await listNewest(tx.db, newestLookedAt),
      await countReaders(tx.db, issue.kind),
    ];
    const places = JSON.stringify(spreadPlaces(needy, newest, readers));
    await insertSlices(tx.db, issue, ctx.now());
    await updateIssue(tx.db, number, { state: 'sending', frozenAt: ctx.now(), chosen, places });
    for (const slice of await listOpenSlices(tx.db, number))
      tx.record(newsletterEvents.sliceQueued, { issue: number, slice });
  });
}
