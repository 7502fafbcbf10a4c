import { listener } from '../../../../core/domain-events.ts';
import { accountEvents } from '../accounts.events.ts';
import { mailFormerEmailJob, mailNewEmailJob } from './email-change.jobs.ts';

export const emailChangeListeners = [
  listener({
    on: accountEvents.emailChangeAsked,
    jobs: ({ userId, mailId }) => [mailNewEmailJob.request({ userId, mailId })],
  }),
  listener({
    on: accountEvents.emailChanged,
    jobs: ({ formerEmailId, mailId }) => [
      mailFormerEmailJob.request({ formerEmailId, mailId, kind: 'emailChanged' }),
    ],
  }),
  listener({
    on: accountEvents.keptEmailAsked,
    jobs: ({ formerEmailId, mailId }) => [
      mailFormerEmailJob.request({ formerEmailId, mailId, kind: 'emailKept' }),
    ],
  }),
  listener({
    on: accountEvents.emailDropped,
    jobs: ({ formerEmailId, mailId }) => [
      mailFormerEmailJob.request({ formerEmailId, mailId, kind: 'emailDropped' }),
    ],
  }),
];
