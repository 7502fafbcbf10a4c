import { notificationRules } from '@firstlight/contract/outreach/notifications/notification-rules.ts';
import { badgeNames } from '@firstlight/contract/reputation/profiles/profile-limits.ts';
import * as z from 'zod';
import { job } from '../../../core/job.ts';
import { inBatches } from '../../../platform/in-batches.ts';
import { buildDigest } from './deliver/build-digest.ts';
import { mailDigest } from './deliver/mail-digest.ts';
import { dueMails } from './deliver/notification-mails.queries.ts';
import { forgetCausesBefore, forgetNewsBefore } from './list/notifications.queries.ts';
import { mergeIntoPending } from './notify/merge-into-pending.ts';
import { notifyOfBadge as tellAboutBadge } from './notify/notify-of-badge.ts';
import { notifyOfComment as tellAboutComment } from './notify/notify-of-comment.ts';
import { notifyOfCredits as tellAboutCredits } from './notify/notify-of-credits.ts';
import { notifyOfFeedback as tellAboutFeedback } from './notify/notify-of-feedback.ts';
import { notifyOfReply as tellAboutReply } from './notify/notify-of-reply.ts';
import { notifyOfRetest as tellAboutRetest } from './notify/notify-of-retest.ts';
import { notifyOfValidated as tellAboutValidated } from './notify/notify-of-validated.ts';
import { notifyOfOffer } from './offers/notify-of-offer.ts';
import { pushJobs } from './push/push.jobs.ts';

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
  kind: 'mail',
  payload: z.strictObject({ userId: z.uuid(), mailedAt: z.iso.datetime() }),
  patient: true,
  handle: mailDigest,
});

export const gatherDue = job({
  name: 'notifications.gather-due',
  payload: z.strictObject({}),
  schedule: { cron: '* * * * *', timeZone: 'UTC' },
  async handle(ctx) {
    await inBatches(async (limit) => {
      const due = await dueMails(ctx.db, ctx.now(), limit);
      for (const { userId } of due) await buildDigest(ctx, userId);
      return BigInt(due.length);
    }, 500);
  },
});

const joinDue = job({
  name: 'notifications.join-waiting',
  payload: z.strictObject({}),
  schedule: { cron: '* * * * *', timeZone: 'UTC' },
  handle: (ctx) => mergeIntoPending(ctx),
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
  handle: notifyOfOffer,
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
