import { newsletterRules } from '@firstlight/contract/rules.ts';
import type { JobContext } from '../../../../core/job.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { inBatches } from '../../../../platform/in-batches.ts';
import { newsletterEvents } from '../newsletter.events.ts';
import {
  areLettersUnsettled,
  insertLate,
  leaveOutDeparted,
  markUnconfirmed,
  settleLate,
  takeDeferred,
} from '../send/deliveries.queries.ts';
import { freezeIssue } from './freeze-issue.ts';
import { findDueSundays } from './issue-times.queries.ts';
import {
  insertDue,
  listIssuesIn,
  listOpenSlices,
  moveIssue,
  takeUntouched,
  updateIssue,
} from './issues.queries.ts';

const hour = 60 * 60 * 1000;

/**
 * Every minute. The clock asks what is due, it triggers nothing: one that slept through five o'clock opens the letter when it
 * wakes, and two of them open it once.
 */
export async function lookAtClock(ctx: JobContext): Promise<void> {
  const now = ctx.now();
  const due = await findDueSundays(ctx.db, now);
  for (const kind of ['weekly', 'monthly'] as const) await insertDue(ctx.db, kind, due[kind], now);
  for (const { number, dueAt } of await listIssuesIn(ctx.db, 'open')) {
    const isLate = now.getTime() - dueAt.getTime() > newsletterRules.lateHours * hour;
    if (isLate) await updateIssue(ctx.db, number, { state: 'missed' });
    else if (ctx.areMailsSigned) await freezeIssue(ctx, number);
  }
  for (const issue of await listIssuesIn(ctx.db, 'sending')) await tend(ctx, issue, now);
  for (const issue of await listIssuesIn(ctx.db, 'stopped'))
    if (isOver(issue, now)) await close(ctx, issue.number);
}

async function tend(ctx: JobContext, { number, dueAt }: { number: number; dueAt: Date }, now: Date) {
  await markUnconfirmed(ctx.db, number, now);
  if (isOver({ dueAt }, now)) return close(ctx, number);
  const deferred = await takeDeferred(ctx.db, number, now);
  const again = [...new Set([...deferred, ...(await takeUntouched(ctx.db, number, now))])];
  if (again.length > 0) {
    await inTransaction(ctx, async (tx) => {
      for (const slice of again) tx.record(newsletterEvents.sliceQueued, { issue: number, slice });
    });
  } else if ((await listOpenSlices(ctx.db, number)).length === 0) {
    await leaveOutDeparted(ctx.db, number, now);
    // A batch is done when each of its readers has a row, and some of these deliveries may be deferred.
    if (!(await areLettersUnsettled(ctx.db, number))) await moveIssue(ctx.db, number, 'sending', 'sent');
  }
}

function isOver({ dueAt }: { dueAt: Date }, now: Date): boolean {
  return now.getTime() - dueAt.getTime() > newsletterRules.closeHours * hour;
}

/** Closes an issue. Readers without an e-mail get none, and a row that says so. */
async function close(ctx: JobContext, number: number): Promise<void> {
  const now = ctx.now();
  for (const slice of await listOpenSlices(ctx.db, number)) await insertLate(ctx.db, number, slice, now);
  await inBatches((limit) => settleLate(ctx.db, number, now, limit));
  await updateIssue(ctx.db, number, { state: 'closed' });
}
