import { retention } from '@firstlight/contract/legal.ts';
import * as z from 'zod';
import { job } from '../../../../core/job.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { caseEvents } from '../cases.events.ts';
import { forgetPersons, listUntold, noteTold } from './told-unmaskings.queries.ts';
import { overSince, tellSince } from './unmasking-times.ts';
import { expireUnmaskingRows } from './unmaskings.queries.ts';

/** More than one hour brings; the rest comes with the next. */
const most = 500;
const timeZone = 'Europe/Paris';

/** Nobody agreed in time: it can be asked again. */
const expireUnanswered = job({
  name: 'cases.expire-unmaskings',
  payload: z.strictObject({}),
  schedule: { cron: '* * * * *', timeZone },
  handle: (ctx) =>
    inTransaction(ctx, async (tx) => {
      for (const caseId of await expireUnmaskingRows(tx.db, overSince(tx.now())))
        tx.record(caseEvents.changed, { caseId });
    }),
});

/** Each in a transaction of its own: told once, whatever crashes. */
const tellUnmasked = job({
  name: 'cases.tell-unmasked',
  payload: z.strictObject({}),
  schedule: { cron: '20 * * * *', timeZone },
  async handle(ctx) {
    for (const unmaskingId of await listUntold(ctx.db, tellSince(ctx.now()), most)) {
      await inTransaction(ctx, async (tx) => {
        if (await noteTold(tx.db, unmaskingId, tx.now()))
          tx.record(caseEvents.unmaskingDisclosed, { unmaskingId });
      });
    }
  },
});

/** Whoever was told is not known here any longer than it takes. */
const forgetUnmasked = job({
  name: 'cases.forget-unmasked',
  payload: z.strictObject({}),
  schedule: { cron: '40 * * * *', timeZone },
  async handle(ctx) {
    const now = ctx.now();
    const askedUntil = new Date(now);
    askedUntil.setUTCMonth(askedUntil.getUTCMonth() - retention.moderationFileMonths);
    const until = { seenUntil: now, toldUntil: tellSince(now), askedUntil };
    await inTransaction(ctx, (tx) => forgetPersons(tx.db, until));
  },
});

export const unmaskingJobs = [expireUnanswered, tellUnmasked, forgetUnmasked];
