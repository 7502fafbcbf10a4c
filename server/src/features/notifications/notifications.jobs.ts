import { notificationRules } from '@firstlight/contract/notification-rules.ts';
import { badgeNames } from '@firstlight/contract/profile-limits.ts';
import * as z from 'zod';
import { job } from '../../core/jobs.ts';
import { inBatches } from '../../platform/in-batches.ts';
import { gatherNews } from './gather-news.ts';
import { joinWaiting } from './join-waiting.ts';
import { mailGathered } from './mail-gathered.ts';
import { dueMails } from './notification-mails.queries.ts';
import { forgetCausesBefore, forgetNewsBefore } from './notifications.queries.ts';
import { pushJobs } from './push/push.jobs.ts';
import { tellOfBadge as tellAboutBadge } from './tell-of-badge.ts';
import { tellOfComment as tellAboutComment } from './tell-of-comment.ts';
import { tellOfCredits as tellAboutCredits } from './tell-of-credits.ts';
import { tellOfFeedback as tellAboutFeedback } from './tell-of-feedback.ts';
import { tellOfReply as tellAboutReply } from './tell-of-reply.ts';
import { tellOfRetest as tellAboutRetest } from './tell-of-retest.ts';
import { tellOfValidated as tellAboutValidated } from './tell-of-validated.ts';
import { tellOffered } from './tell-offered.ts';

export const tellOfFeedback = job({
  name: 'notifications.tell-of-feedback',
  payload: z.strictObject({ feedbackId: z.uuid() }),
  handle: tellAboutFeedback,
});

export const tellOfRetest = job({
  name: 'notifications.tell-of-retest',
  payload: z.strictObject({ feedbackId: z.uuid(), retestId: z.uuid() }),
  handle: tellAboutRetest,
});

export const tellOfReply = job({
  name: 'notifications.tell-of-reply',
  payload: z.strictObject({
    feedbackId: z.uuid(),
    messageId: z.uuid(),
    from: z.enum(['maker', 'tester']),
  }),
  handle: tellAboutReply,
});

export const tellOfCredits = job({
  name: 'notifications.tell-of-credits',
  payload: z.strictObject({ iterationId: z.uuid() }),
  handle: tellAboutCredits,
});

export const tellOfComment = job({
  name: 'notifications.tell-of-comment',
  payload: z.strictObject({ commentId: z.uuid() }),
  handle: tellAboutComment,
});

export const tellOfBadge = job({
  name: 'notifications.tell-of-badge',
  payload: z.strictObject({ userId: z.uuid(), badge: z.enum(badgeNames), level: z.int() }),
  handle: tellAboutBadge,
});

export const tellOfValidated = job({
  name: 'notifications.tell-of-validated',
  payload: z.strictObject({ projectId: z.uuid(), on: z.iso.date() }),
  handle: tellAboutValidated,
});

export const mailNews = job({
  name: 'notifications.mail-news',
  payload: z.strictObject({ userId: z.uuid(), mailedAt: z.iso.datetime() }),
  patient: true,
  handle: mailGathered,
});

export const gatherDue = job({
  name: 'notifications.gather-due',
  payload: z.strictObject({}),
  schedule: { cron: '* * * * *', timeZone: 'UTC' },
  async handle(ctx) {
    await inBatches(async (limit) => {
      const due = await dueMails(ctx.db, ctx.now(), limit);
      for (const { userId } of due) await gatherNews(ctx, userId);
      return BigInt(due.length);
    }, 500);
  },
});

const joinDue = job({
  name: 'notifications.join-waiting',
  payload: z.strictObject({}),
  schedule: { cron: '* * * * *', timeZone: 'UTC' },
  handle: (ctx) => joinWaiting(ctx),
});

/** What is older than this is of no use under a bell. */
export const forgetOldNews = job({
  name: 'notifications.forget-old',
  payload: z.strictObject({}),
  schedule: { cron: '50 3 * * *', timeZone: 'Europe/Paris' },
  async handle(ctx) {
    const before = new Date(ctx.now().getTime() - notificationRules.keptDays * 86_400_000);
    await inBatches((limit) => forgetNewsBefore(ctx.db, before, limit));
    await inBatches((limit) => forgetCausesBefore(ctx.db, before, limit));
  },
});

export const tellOffers = job({
  name: 'notifications.tell-offers',
  payload: z.strictObject({ runId: z.uuid() }),
  handle: tellOffered,
});

export const notificationJobs = [
  tellOfFeedback,
  tellOfRetest,
  tellOfReply,
  tellOfCredits,
  tellOfComment,
  tellOfBadge,
  tellOfValidated,
  tellOffers,
  mailNews,
  joinDue,
  gatherDue,
  forgetOldNews,
  ...pushJobs,
];
