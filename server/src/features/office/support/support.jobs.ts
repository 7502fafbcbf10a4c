import { retention } from '@firstlight/contract/legal.ts';
import { pledgeRules } from '@firstlight/contract/office/support/support-rules.ts';
import * as z from 'zod';
import { job } from '../../../core/job.ts';
import { inBatches } from '../../../platform/in-batches.ts';
import { runSteps } from '../../../platform/run-steps.ts';
import { checkDays } from './books/check-days.ts';
import { deleteEmptyPledges } from './checkout/pledges.queries.ts';
import { findAskedPlans } from './plans/find-asked-plans.ts';
import { deletePostingsBefore } from './sync/ledger.queries.ts';
import { lookForEvents } from './sync/look-for-events.ts';
import { deleteEventsBefore } from './sync/provider-events.queries.ts';
import { syncEvent } from './sync/sync-event.ts';
import { syncSubscription } from './sync/sync-subscription.ts';

const nothing = z.strictObject({});

export const answerRing = job({
  name: 'support.answer-ring',
  payload: z.strictObject({ eventId: z.string() }),
  patient: true,
  async handle(ctx, { eventId }) {
    if (ctx.payments) await syncEvent(ctx, eventId);
  },
});

/** At once, not at the end of the month: whoever closes their account has asked to be let go. */
export const endLeftPlan = job({
  name: 'support.end-plan',
  payload: z.strictObject({ subscriptionId: z.string() }),
  patient: true,
  async handle(ctx, { subscriptionId }) {
    if (!ctx.payments) return;
    await ctx.payments.endSubscription(subscriptionId, 'now');
    await syncSubscription(ctx, subscriptionId);
  },
});

/** What is found, and how much of it, shows in the time of no answer. */
export const findPlans = job({
  name: 'support.find-plans',
  payload: z.strictObject({ pledgeId: z.uuid(), askId: z.uuid() }),
  handle: (ctx, asked) => findAskedPlans(ctx, asked),
});

export const lookForLostEvents = job({
  name: 'support.look-for-events',
  payload: nothing,
  schedule: { cron: '17 * * * *', timeZone: 'Europe/Paris' },
  async handle(ctx) {
    if (ctx.payments) await lookForEvents(ctx);
  },
});

/** Some hours after the day has ended in UTC, by which the provider keeps its days. */
export const compareBooks = job({
  name: 'support.compare-books',
  payload: nothing,
  schedule: { cron: '35 4 * * *', timeZone: 'Europe/Paris' },
  async handle(ctx) {
    if (ctx.payments) await checkDays(ctx);
  },
});

/** Keeps the promise of the privacy notice. */
const forgetOldPayments = job({
  name: 'support.forget-old-payments',
  payload: nothing,
  schedule: { cron: '50 4 * * *', timeZone: 'Europe/Paris' },
  async handle(ctx) {
    const daysAgo = (days: number) => new Date(ctx.now().getTime() - days * 24 * 60 * 60 * 1000);
    const tenYears = ctx.now();
    tenYears.setUTCFullYear(tenYears.getUTCFullYear() - retention.paymentRecordYears);
    const unpaid = {
      states: ['created', 'at_checkout', 'failed', 'expired'],
      before: daysAgo(pledgeRules.unpaidDays),
    } as const;
    const old = { states: ['paid', 'ended'], before: tenYears } as const;
    const eventsBefore = daysAgo(pledgeRules.eventDays);
    await runSteps({
      postings: () => inBatches((limit) => deletePostingsBefore(ctx.db, tenYears, limit)),
      events: () => inBatches((limit) => deleteEventsBefore(ctx.db, eventsBefore, limit)),
      unpaid: () => inBatches((limit) => deleteEmptyPledges(ctx.db, { ...unpaid, limit })),
      old: () => inBatches((limit) => deleteEmptyPledges(ctx.db, { ...old, limit })),
    });
  },
});

export const supportJobs = [
  answerRing,
  endLeftPlan,
  findPlans,
  lookForLostEvents,
  compareBooks,
  forgetOldPayments,
];
