import * as z from 'zod';
import { forgetOldKeys } from '../core/idempotency.ts';
import { type Job, job } from '../core/job.ts';
import { contactJobs } from '../features/outreach/contact/contact.jobs.ts';
import { notificationJobs } from '../features/outreach/notifications/notifications.jobs.ts';
import { accountJobs } from '../features/people/accounts/accounts.jobs.ts';
import { emailChangeJobs } from '../features/people/accounts/email-change/email-change.jobs.ts';
import { personalDataJobs } from '../features/people/personal-data/personal-data.jobs.ts';
import { meritJobs } from '../features/reputation/merits/merits.jobs.ts';
import { profileJobs } from '../features/reputation/profiles/profiles.jobs.ts';
import { commentJobs } from '../features/showcase/comments/comments.jobs.ts';
import { projectJobs } from '../features/showcase/projects/projects.jobs.ts';
import { distributionJobs } from '../features/trials/distribution/distribution.jobs.ts';
import { feedJobs } from '../features/trials/feed/feed.jobs.ts';
import { feedbackJobs } from '../features/trials/feedback/feedback.jobs.ts';
import { iterationJobs } from '../features/trials/iterations/iterations.jobs.ts';
import { validationJobs } from '../features/trials/validation/validation.jobs.ts';
import { forgetOldMails } from '../platform/mail/ledger.ts';

const forgetIdempotencyKeys = job({
  name: 'core.forget-idempotency-keys',
  payload: z.strictObject({}),
  schedule: { cron: '20 3 * * *', timeZone: 'Europe/Paris' },
  handle: (ctx) => forgetOldKeys(ctx),
});

const forgetMails = job({
  name: 'core.forget-old-mails',
  payload: z.strictObject({}),
  schedule: { cron: '30 3 * * *', timeZone: 'Europe/Paris' },
  handle: (ctx) => forgetOldMails(ctx.db),
});

/** Every kind of background work. */
export const jobs: readonly Job<never>[] = [
  forgetIdempotencyKeys,
  forgetMails,
  ...accountJobs,
  ...emailChangeJobs,
  ...contactJobs,
  ...personalDataJobs,
  ...projectJobs,
  ...profileJobs,
  ...feedbackJobs,
  ...commentJobs,
  ...notificationJobs,
  ...distributionJobs,
  ...feedJobs,
  ...validationJobs,
  ...meritJobs,
  ...iterationJobs,
];
