import { listener } from '../../../core/domain-events.ts';
import './accounts.events.ts';
import {
  mailGuesses,
  mailPasswordChanged,
  mailReset,
  mailSecondAccount,
  mailSecured,
  mailVerification,
} from './accounts.jobs.ts';

export const accountListeners = [
  listener({
    on: 'account.opened',
    jobs: ({ userId, mailId }) => [mailVerification.request({ userId, mailId })],
  }),
  listener({
    on: 'account.sign_up_repeated',
    jobs: ({ userId, mailId }) => [mailSecondAccount.request({ userId, mailId })],
  }),
  listener({
    on: 'account.verification_asked',
    jobs: ({ userId, mailId }) => [mailVerification.request({ userId, mailId })],
  }),
  listener({
    on: 'account.reset_asked',
    jobs: ({ userId, mailId }) => [mailReset.request({ userId, mailId })],
  }),
  listener({
    on: 'account.guesses_refused',
    jobs: ({ userId, mailId }) => [mailGuesses.request({ userId, mailId })],
  }),
  listener({
    on: 'account.password_changed',
    jobs: ({ userId, mailId }) => [mailPasswordChanged.request({ userId, mailId })],
  }),
  listener({
    on: 'account.secured',
    jobs: ({ userId, mailId, how }) => [mailSecured.request({ userId, mailId, how })],
  }),
];
