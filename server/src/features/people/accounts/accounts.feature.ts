import * as accounts from '@firstlight/contract/people/accounts/accounts.ts';
import { listener } from '../../../core/domain-events.ts';
import { feature } from '../../../core/feature.ts';
import { ownTopic } from '../../../core/feature-topic.ts';
import { hideTiming } from '../../../core/http/hide-timing.ts';
import { route } from '../../../core/http/route.ts';
import { notificationQuestions } from '../../../core/notifications/notification-questions.ts';
import { answer } from '../../../core/question.ts';
import { isAnybodyHere } from './account/anybody-here.queries.ts';
import { changeUsername } from './account/change-username.ts';
import { checkUsername } from './account/check-username.ts';
import { describePerson } from './account/describe-person.ts';
import { editAccount } from './account/edit-account.ts';
import { findAddressee } from './account/find-addressee.ts';
import { verifyFiles } from './account/verify-files.ts';
import { accountEvents } from './accounts.events.ts';
import {
  accountJobs,
  mailGuesses,
  mailPasswordChanged,
  mailReset,
  mailSecondAccount,
  mailSecured,
  mailVerification,
} from './accounts.jobs.ts';
import { accountsPersonal } from './accounts.personal.ts';
import { emailChangeJobs } from './email-change/email-change.jobs.ts';
import { emailChangeListeners } from './email-change/email-change.listeners.ts';
import { emailChangePersonal } from './email-change/email-change.personal.ts';
import { emailChangeRoutes } from './email-change/email-change.routes.ts';
import { grantAdmin } from './grant-admin.ts';
import { passkeyRoutes } from './passkeys/passkeys.routes.ts';
import { forgotPassword } from './password/forgot-password.ts';
import { mountChangePasswordRedirect } from './password/mount-change-password-redirect.ts';
import { resetPassword } from './password/reset-password.ts';
import { providersPersonal } from './providers/providers.personal.ts';
import { providerRoutes } from './providers/providers.routes.ts';
import { securityPersonal } from './security/security.personal.ts';
import { securityRoutes } from './security/security.routes.ts';
import { accountMetrics } from './session/activity.metrics.ts';
import { endAllSessions } from './session/end-all-sessions.ts';
import { endSessionsOf } from './session/end-sessions-of.ts';
import { findLiveSessions } from './session/find-live-sessions.ts';
import { findMember } from './session/find-member.ts';
import { holdSession } from './session/hold-session.ts';
import { openSessions } from './session/open-sessions.ts';
import { readMe } from './session/read-me.ts';
import { signOut } from './session/sign-out.ts';
import { readSessionToken } from './session-cookie.ts';
import { signIn } from './sign-in/sign-in.ts';
import { acceptTerms } from './sign-up/accept-terms.ts';
import { resendVerification } from './sign-up/resend-verification.ts';
import { signUp } from './sign-up/sign-up.ts';
import { verifyEmail } from './sign-up/verify-email.ts';

export const accountsFeature = feature({
  name: 'accounts',
  routes: [
    route(accounts.readMe, readMe),
    route(accounts.checkUsername, checkUsername),
    route(accounts.signUp, hideTiming(signUp)),
    route(accounts.resendVerification, hideTiming(resendVerification)),
    route(accounts.verifyEmail, verifyEmail),
    route(accounts.signIn, signIn),
    route(accounts.signOut, signOut),
    route(accounts.forgotPassword, hideTiming(forgotPassword)),
    route(accounts.resetPassword, resetPassword),
    route(accounts.acceptTerms, acceptTerms),
    route(accounts.editAccount, editAccount),
    route(accounts.changeUsername, changeUsername),
    ...passkeyRoutes,
    ...providerRoutes,
    ...securityRoutes,
    ...emailChangeRoutes,
  ],
  servedPaths: [mountChangePasswordRedirect],
  events: accountEvents,
  listeners: [
    listener({
      on: accountEvents.opened,
      jobs: ({ userId, mailId }) => [mailVerification.request({ userId, mailId })],
    }),
    listener({
      on: accountEvents.signUpRepeated,
      jobs: ({ userId, mailId }) => [mailSecondAccount.request({ userId, mailId })],
    }),
    listener({
      on: accountEvents.verificationAsked,
      jobs: ({ userId, mailId }) => [mailVerification.request({ userId, mailId })],
    }),
    listener({
      on: accountEvents.resetAsked,
      jobs: ({ userId, mailId }) => [mailReset.request({ userId, mailId })],
    }),
    listener({
      on: accountEvents.guessesRefused,
      jobs: ({ userId, mailId }) => [mailGuesses.request({ userId, mailId })],
    }),
    listener({
      on: accountEvents.passwordChanged,
      jobs: ({ userId, mailId }) => [mailPasswordChanged.request({ userId, mailId })],
    }),
    listener({
      on: accountEvents.secured,
      jobs: ({ userId, mailId, how, provider }) => [mailSecured.request({ userId, mailId, how, provider })],
    }),
    ...emailChangeListeners,
  ],
  liveTopics: [ownTopic('me')],
  jobs: [...accountJobs, ...emailChangeJobs],
  recognition: { readToken: readSessionToken, findMember, findLiveSessions },
  commands: {
    'grant-admin': (ctx, [username = '']) => grantAdmin(ctx, { username, isGranted: true }),
    'revoke-admin': (ctx, [username = '']) => grantAdmin(ctx, { username, isGranted: false }),
    'end-sessions': (ctx, [username = '']) => endSessionsOf(ctx, username),
    'is-anybody-here': ({ db }) => isAnybodyHere(db),
    'replay-erasures': endAllSessions,
    person: (ctx, [username = '']) => describePerson(ctx, username),
    'verify-files': verifyFiles,
  },
  answers: [
    answer(notificationQuestions.findAddressee, findAddressee),
    answer(notificationQuestions.openSessions, openSessions),
    answer(notificationQuestions.holdSession, holdSession),
  ],
  metrics: accountMetrics,
  personal: [securityPersonal, emailChangePersonal, providersPersonal, accountsPersonal],
});
