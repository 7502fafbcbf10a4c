import * as z from 'zod';
import { forgetOldKeys } from '../core/idempotency.ts';
import { type Job, job } from '../core/jobs.ts';
import { accountJobs } from '../features/accounts/accounts.jobs.ts';
import { emailChangeJobs } from '../features/accounts/email-change/email-change.jobs.ts';
import { commentJobs } from '../features/comments/comments.jobs.ts';
import { contactJobs } from '../features/contact/contact.jobs.ts';
import { distributionJobs } from '../features/distribution/distribution.jobs.ts';
import { feedJobs } from '../features/feed/feed.jobs.ts';
import { feedbackJobs } from '../features/feedback/feedback.jobs.ts';
import { iterationJobs } from '../features/iterations/iterations.jobs.ts';
import { meritJobs } from '../features/merits/merits.jobs.ts';
import { notificationJobs } from '../features/notifications/notifications.jobs.ts';
import { personalDataJobs } from '../features/personal-data/personal-data.jobs.ts';
import { profileJobs } from '../features/profiles/profiles.jobs.ts';
import { projectJobs } from '../features/projects/projects.jobs.ts';
import { validationJobs } from '../features/validation/validation.jobs.ts';
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
