import { listener } from '../../../core/domain-events.ts';
import '../accounts.events.ts';
import { mailFormerEmail, mailNewEmail } from './email-change.jobs.ts';

export const emailChangeListeners = [
  listener({
    on: 'account.email_change_asked',
    jobs: ({ userId, mailId }) => [mailNewEmail.request({ userId, mailId })],
  }),
  listener({
    on: 'account.email_changed',
    jobs: ({ formerEmailId, mailId }) => [
      mailFormerEmail.request({ formerEmailId, mailId, kind: 'emailChanged' }),
    ],
  }),
  listener({
    on: 'account.kept_email_asked',
    jobs: ({ formerEmailId, mailId }) => [
      mailFormerEmail.request({ formerEmailId, mailId, kind: 'emailKept' }),
    ],
  }),
  listener({
    on: 'account.email_dropped',
    jobs: ({ formerEmailId, mailId }) => [
      mailFormerEmail.request({ formerEmailId, mailId, kind: 'emailDropped' }),
    ],
  }),
];
