import { providerNames, providerTitles } from '@firstlight/contract/people/accounts/provider-names.ts';
import * as z from 'zod';
import { type JobContext, job } from '../../../core/job.ts';
import { newToken } from '../../../platform/crypto/secret-token.ts';
import { runSteps } from '../../../platform/run-steps.ts';
import { idleSince, resetEnd, unverifiedBefore, verificationEnd } from './account/account-times.ts';
import { removeUnverified } from './account/deletion.queries.ts';
import { type Addressee, mailAccount } from './account/mail-account.ts';
import { deleteEndedMailTokens, replaceMailToken } from './account/mail-tokens.queries.ts';
import { releaseUsernames } from './account/usernames.queries.ts';
import { deleteEndedEmailChanges } from './email-change/email-changes.queries.ts';
import { deleteEndedFormerEmails } from './email-change/former-emails.queries.ts';
import { deleteEndedChallenges } from './passkeys/challenges.queries.ts';
import { securityNotices } from './security/security-notices.ts';
import { deleteEndedSessions } from './session/sessions.queries.ts';

/** No `userId` where nobody has the address: the job was written all the same, so that asking takes the same time. */
const payload = z.strictObject({ userId: z.nullable(z.uuid()), mailId: z.uuid() });

export const mailVerification = job({
  name: 'accounts.mail-verification',
  kind: 'mail',
  payload,
  patient: true,
  handle: (ctx, asked) =>
    mailAccount(ctx, asked, {
      kind: 'verification',
      isWanted: ({ emailVerifiedAt }) => emailVerifiedAt === null,
      link: (to) => tokenLink(ctx, to, 'verify', verificationEnd(ctx.now())),
    }),
});

export const mailReset = job({
  name: 'accounts.mail-reset',
  kind: 'mail',
  payload,
  patient: true,
  handle: (ctx, asked) =>
    mailAccount(ctx, asked, {
      kind: 'reset',
      link: (to) => tokenLink(ctx, to, 'reset', resetEnd(ctx.now())),
    }),
});

export const mailSecondAccount = job({
  name: 'accounts.mail-second-account',
  kind: 'mail',
  payload,
  patient: true,
  handle: (ctx, asked) =>
    mailAccount(ctx, asked, { kind: 'secondAccount', link: async () => forgotPage(ctx) }),
});

/** A notice to the owner, whoever did it: it must come however many mails came before. */
export const mailPasswordChanged = job({
  name: 'accounts.mail-password-changed',
  kind: 'mail',
  payload,
  patient: true,
  handle: (ctx, asked) =>
    mailAccount(ctx, asked, {
      kind: 'passwordChanged',
      isToOwner: true,
      link: async () => forgotPage(ctx),
    }),
});

/** It is how an owner hears that somebody tries to get in. */
export const mailGuesses = job({
  name: 'accounts.mail-guesses',
  kind: 'mail',
  payload,
  patient: true,
  handle: (ctx, asked) =>
    mailAccount(ctx, asked, {
      kind: 'guesses',
      isWanted: ({ emailVerifiedAt }) => emailVerifiedAt !== null,
      isToOwner: true,
      link: async () => settingsPage(ctx),
    }),
});

/** Like the notice of a new password: it is how an owner hears of what they did not do. */
export const mailSecured = job({
  name: 'accounts.mail-secured',
  kind: 'mail',
  payload: z.strictObject({
    ...payload.shape,
    how: z.enum(securityNotices),
    provider: z.optional(z.enum(providerNames)),
  }),
  patient: true,
  handle: (ctx, { how, provider, ...asked }) =>
    mailAccount(ctx, asked, {
      kind: how,
      provider: provider && providerTitles[provider],
      isToOwner: true,
      link: async () => settingsPage(ctx),
    }),
});

const forgetEnded = job({
  name: 'accounts.forget-ended',
  payload: z.strictObject({}),
  schedule: { cron: '40 3 * * *', timeZone: 'Europe/Paris' },
  async handle(ctx) {
    const { db } = ctx;
    const now = ctx.now();
    await runSteps({
      challenges: () => deleteEndedChallenges(db, now),
      sessions: () => deleteEndedSessions(db, now, idleSince(now)),
      unverified: () => removeUnverified(db, unverifiedBefore(now)),
      usernames: () => releaseUsernames(db, now),
      emailChanges: () => deleteEndedEmailChanges(db, now),
      formerEmails: () => deleteEndedFormerEmails(db, now),
      mailTokens: () => deleteEndedMailTokens(db, now),
    });
  },
});

export const accountJobs = [
  mailVerification,
  mailReset,
  mailSecondAccount,
  mailPasswordChanged,
  mailGuesses,
  mailSecured,
  forgetEnded,
];

async function tokenLink(
  ctx: JobContext,
  { id: userId, email }: Addressee,
  purpose: 'verify' | 'reset',
  expiresAt: Date,
): Promise<string> {
  const { token, tokenHash } = newToken();
  const emailIndex = ctx.vault.blindIndex(email);
  await replaceMailToken(ctx.db, { userId, purpose, tokenHash, emailIndex, expiresAt });
  return `${ctx.origin}/auth?mode=${purpose}#token=${token}`;
}

function forgotPage(ctx: JobContext): string {
  return `${ctx.origin}/auth?mode=forgot`;
}

function settingsPage(ctx: JobContext): string {
  return `${ctx.origin}/settings/security`;
}
