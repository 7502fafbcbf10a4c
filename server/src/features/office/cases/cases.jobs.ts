import { retention } from '@firstlight/contract/legal.ts';
import { caseHours } from '@firstlight/contract/office/cases/case-rules.ts';
import { sanctionLimits } from '@firstlight/contract/office/sanctions/sanction-rules.ts';
import * as z from 'zod';
import type { Context } from '../../../core/context.ts';
import { type JobContext, job } from '../../../core/job.ts';
import { inTransaction, type TransactionContext } from '../../../core/transaction.ts';
import { type Case, listDecidedUntil, lockCase } from './cases.queries.ts';
import { closeCase } from './decide/close-case.ts';
import { reopenCase } from './decide/reopen-case.ts';
import { restoreOverturned } from './decide/restore-overturned.ts';
import { forgetCasesClosedBefore } from './personal-rows.queries.ts';
import { ringAdmins } from './queue/ring-admins.ts';
import { remindAdmins } from './reviews/remind-admins.ts';

const minute = 60 * 1000;
const everyMinute = { cron: '* * * * *', timeZone: 'Europe/Paris' };
/** More than one minute brings; the rest comes with the next. */
const most = 500;

/** Each in a transaction of its own, held and looked at again: whoever comes first moves it, once. */
async function eachDecided(
  ctx: JobContext,
  { state, minutes }: { state: 'second' | 'undoable'; minutes: number },
  move: (tx: TransactionContext<Context>, found: Case) => Promise<void>,
): Promise<void> {
  const until = new Date(ctx.now().getTime() - minutes * minute);
  const failures: unknown[] = [];
  for (const id of await listDecidedUntil(ctx.db, state, until, most)) {
    try {
      await inTransaction(ctx, async (tx) => {
        const found = await lockCase(tx.db, id);
        if (found?.state === state && found.decidedAt && found.decidedAt <= until) await move(tx, found);
      });
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Some cases could not be moved on.');
}

const closeDue = job({
  name: 'cases.close-due',
  payload: z.strictObject({}),
  schedule: everyMinute,
  handle: (ctx) => eachDecided(ctx, { state: 'undoable', minutes: sanctionLimits.undoMinutes }, closeCase),
});

/** Nobody agreed in time: the restriction is lifted, and the case waits again. */
const reopenUnanswered = job({
  name: 'cases.reopen-unanswered',
  payload: z.strictObject({}),
  schedule: everyMinute,
  handle: (ctx) => eachDecided(ctx, { state: 'second', minutes: caseHours.second * 60 }, reopenCase),
});

/** What a successful appeal restores besides the standing. */
export const restoreContent = job({
  name: 'cases.restore-content',
  payload: z.strictObject({ caseId: z.uuid() }),
  handle: (ctx, { caseId }) => inTransaction(ctx, (tx) => restoreOverturned(tx, caseId)),
});

/** In a job: whoever reports does not wait until it is known which admins may see it. */
export const tellAdmins = job({
  name: 'cases.tell-admins',
  payload: z.strictObject({ caseId: z.uuid() }),
  handle: ringAdmins,
});

/** The clock of each review: half of it reminds us. */
const watchReviews = job({
  name: 'cases.watch-reviews',
  payload: z.strictObject({}),
  schedule: everyMinute,
  handle: remindAdmins,
});

/** Keeps the promise of the privacy notice. */
const forgetOldCases = job({
  name: 'cases.forget-old',
  payload: z.strictObject({}),
  schedule: { cron: '55 3 * * *', timeZone: 'Europe/Paris' },
  async handle(ctx) {
    const before = ctx.now();
    before.setUTCMonth(before.getUTCMonth() - retention.moderationFileMonths);
    await inTransaction(ctx, (tx) => forgetCasesClosedBefore(tx, before));
  },
});

export const caseJobs = [
  closeDue,
  reopenUnanswered,
  restoreContent,
  tellAdmins,
  watchReviews,
  forgetOldCases,
];
