import { retention } from '@firstlight/contract/legal.ts';
import { sanctionLimits } from '@firstlight/contract/office/sanctions/sanction-rules.ts';
import * as z from 'zod';
import type { Context } from '../../../core/context.ts';
import { type JobContext, job } from '../../../core/job.ts';
import { inTransaction, type TransactionContext } from '../../../core/transaction.ts';
import { noteWaiting } from './appeals/note-waiting.ts';
import { confirmSanction } from './force/confirm-sanction.ts';
import { endSanction } from './force/end-sanction.ts';
import { startSanction } from './force/start-sanction.ts';
import { forgetClosedBefore } from './personal-rows.queries.ts';
import { listDueSanctions } from './sanctions.queries.ts';

const minute = 60 * 1000;
const everyMinute = { cron: '* * * * *', timeZone: 'Europe/Paris' };
/** More than one minute brings; the rest comes with the next. */
const most = 500;

/** Each in a transaction of its own: one that cannot be moved holds up no other. */
async function eachDue(
  ctx: JobContext,
  ids: readonly string[],
  move: (tx: TransactionContext<Context>, id: string) => Promise<void>,
): Promise<void> {
  const failures: unknown[] = [];
  for (const id of ids) {
    try {
      await inTransaction(ctx, (tx) => move(tx, id));
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Some sanctions could not be moved on.');
}

const startDue = job({
  name: 'sanctions.start-due',
  payload: z.strictObject({}),
  schedule: everyMinute,
  handle: async (ctx) =>
    eachDue(ctx, await listDueSanctions(ctx.db, 'start', ctx.now(), most), startSanction),
});

const confirmDue = job({
  name: 'sanctions.confirm-due',
  payload: z.strictObject({}),
  schedule: everyMinute,
  async handle(ctx) {
    const decidedUntil = new Date(ctx.now().getTime() - sanctionLimits.undoMinutes * minute);
    await eachDue(ctx, await listDueSanctions(ctx.db, 'confirm', decidedUntil, most), confirmSanction);
  },
});

const endDue = job({
  name: 'sanctions.end-due',
  payload: z.strictObject({}),
  schedule: everyMinute,
  handle: async (ctx) => eachDue(ctx, await listDueSanctions(ctx.db, 'end', ctx.now(), most), endSanction),
});

/** The clock of each appeal: half of it reminds us, all of it tells the person that we are late. */
const watchAppeals = job({
  name: 'sanctions.watch-appeals',
  payload: z.strictObject({}),
  schedule: everyMinute,
  handle: noteWaiting,
});

/** Keeps the promise of the privacy notice. */
const forgetOld = job({
  name: 'sanctions.forget-old',
  payload: z.strictObject({}),
  schedule: { cron: '50 3 * * *', timeZone: 'Europe/Paris' },
  async handle(ctx) {
    const before = ctx.now();
    before.setUTCMonth(before.getUTCMonth() - retention.moderationFileMonths);
    await inTransaction(ctx, (tx) => forgetClosedBefore(tx.db, before));
  },
});

export const sanctionJobs = [startDue, confirmDue, endDue, watchAppeals, forgetOld];
