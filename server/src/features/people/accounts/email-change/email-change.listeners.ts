import { listener } from '../../../../core/domain-events.ts';
import '../accounts.events.ts';
import { mailFormerEmailJob, mailNewEmailJob } from './email-change.jobs.ts';

export const emailChangeListeners = [
  listener({
    on: 'account.email_change_asked',
    jobs: ({ userId, mailId }) => [mailNewEmailJob.request({ userId, mailId })],
  }),
  listener({
    on: 'account.email_changed',
    jobs: ({ formerEmailId, mailId }) => [
      mailFormerEmailJob.request({ formerEmailId, mailId, kind: 'emailChanged' }),
    ],
  }),
  listener({
    on: 'account.kept_email_asked',
    jobs: ({ formerEmailId, mailId }) => [
      mailFormerEmailJob.request({ formerEmailId, mailId, kind: 'emailKept' }),
    ],
  }),
  listener({
    on: 'account.email_dropped',
    jobs: ({ formerEmailId, mailId }) => [
      mailFormerEmailJob.request({ formerEmailId, mailId, kind: 'emailDropped' }),
    ],
  }),
];
