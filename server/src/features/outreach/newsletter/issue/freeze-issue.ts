import { newsletterRules } from '@firstlight/contract/rules.ts';
import type { JobContext } from '../../../../core/job.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { newsletterEvents } from '../newsletter.events.ts';
import { chooseForEverybody } from './choose-for-everybody.ts';
import {
  countReaders,
  type IssueRow,
  insertSlices,
  listOpenSlices,
  lockOpenIssue,
  readEarlier,
  updateIssue,
} from './issues.queries.ts';
import { listNeedy, listNewest } from './needy.queries.ts';
import { spreadPlaces } from './places.policy.ts';

const day = 24 * 60 * 60 * 1000;
const newestLookedAt = 2000;

/** In one transaction: what everybody gets, who has how many places, and who gets it. From then on nothing is chosen again. */
export async function freezeIssue(ctx: JobContext, number: number): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const issue = await lockOpenIssue(tx.db, number);
    if (!issue) return;
    const { before, shown } = await readEarlier(tx.db, issue);
    const period = { from: before ?? usualStart(issue), to: issue.dueAt, without: shown };
    const chosen = await chooseForEverybody(tx, period);
    const [needy, newest, readers] = [
      await listNeedy(tx.db),
      await listNewest(tx.db, newestLookedAt),
      await countReaders(tx.db, issue.kind),
    ];
    const places = JSON.stringify(spreadPlaces(needy, newest, readers));
    await insertSlices(tx.db, number, issue.kind);
    await updateIssue(tx.db, number, { state: 'sending', frozenAt: ctx.now(), chosen, places });
    for (const slice of await listOpenSlices(tx.db, number))
      tx.record(newsletterEvents.sliceQueued, { issue: number, slice });
  });
}

function usualStart({ kind, dueAt }: IssueRow): Date {
  return new Date(dueAt.getTime() - (kind === 'weekly' ? 7 : 31) * day);
}

/** Under three that anybody could praise, only those get a letter to whom it has something of their own to say. */
export const isThin = ({ chosen }: Pick<IssueRow, 'chosen'>): boolean =>
  chosen.length < newsletterRules.projectsByFormula;
