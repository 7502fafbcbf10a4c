import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { languages } from '../../languages.ts';
import type { LiveTopics } from '../../live-declarations.ts';
import { avatar } from '../../reputation/profiles/avatar.ts';
import {
  accountChanges,
  email,
  mailedToken,
  resetForm,
  signInForm,
  signUpForm,
  username,
} from './account-forms.ts';
import { accountLimits, motions, roles } from './account-limits.ts';

/** What concerns oneself alone. */
export const liveTopics = { me: { id: null } } as const satisfies LiveTopics;

export const errors = {
  'accounts.signed_out': 401,
  'accounts.wrong_credentials': 401,
  /** Said only to somebody who gave the right password. */
  'accounts.email_unverified': 403,
  /** The link of the mail was opened elsewhere than where somebody signed up: it also needs their password, or a new one. */
  'accounts.other_browser': 403,
  'accounts.terms_required': 403,
  'accounts.admins_only': 403,
  /** An admin without a second factor or passkey: the grant is not in force before. */
  'accounts.second_step_needed': 403,
  'accounts.second_step_sign_in': 403,
  /** Then the statement, an appeal, one's data and the way out answer, and nothing else that needs an account. */
  'accounts.suspended': 403,
  'accounts.username_taken': 409,
  'accounts.link_expired': 410,
  'accounts.password_too_common': 422,
  /** Who only makes projects tries none, until they say that they want to. */
  'accounts.creator_role': 403,
} as const;

/** Whoever is signed in, as they see themselves. */
export const me = z.object({
  id: z.uuid(),
  name: z.string(),
  username: z.string(),
  email: z.string(),
  role: z.enum(roles),
  language: z.enum(languages),
  /** Granted by whoever runs the site, never by a request, and in force where a code or a passkey opened the session. */
  admin: z.boolean(),
  /** Granted, and not in force before there is a second step, or before signing in with it. */
  adminWaits: z.nullable(z.enum(['second_step', 'sign_in'])),
  avatar,
  /** Whoever came by a provider has none until they choose one. */
  hasPassword: z.boolean(),
  /** Whether single keys act on the page. */
  shortcuts: z.boolean(),
  motion: z.enum(motions),
  /** Then nothing but the notice, one's data and the way out is open. */
  isSuspended: z.boolean(),
  /** The version of the terms that still has to be accepted, if any; until then nothing else answers. */
  termsToAccept: z.nullable(z.string()),
});

export type Me = z.infer<typeof me>;

export const readMe = endpoint({
  name: 'accounts.me',
  method: 'GET',
  path: '/api/me',
  summary: 'Who is signed in, or null.',
  access: 'anyone',
  status: 200,
  response: z.nullable(me),
});

export const checkUsername = endpoint({
  name: 'accounts.checkUsername',
  method: 'GET',
  path: '/api/usernames/:username',
  summary: 'Whether a username is free.',
  access: 'anyone',
  params: z.object({ username }),
  status: 200,
  response: z.object({ available: z.boolean() }),
});

export const signUp = endpoint({
  name: 'accounts.signUp',
  method: 'POST',
  path: '/api/accounts',
  summary:
    'Open an account. The answer is the same whether or not the address already has one; a mail says which.',
  access: 'anyone',
  body: signUpForm,
  status: 202,
  response: z.object({ email: z.string() }),
  errors: ['accounts.username_taken', 'accounts.password_too_common'],
  limit: 'accounts.mails',
});

export const resendVerification = endpoint({
  name: 'accounts.resendVerification',
  method: 'POST',
  path: '/api/accounts/verification-mails',
  summary: 'Send the verification mail again. The answer is the same for any address.',
  access: 'anyone',
  body: z.strictObject({ email }),
  status: 202,
  response: z.object({ email: z.string() }),
  limit: 'accounts.mails',
});

export const verifyEmail = endpoint({
  name: 'accounts.verifyEmail',
  method: 'POST',
  path: '/api/accounts/verifications',
  summary:
    'Confirm an address with the token of its mail, once, and sign in: in the browser that signed up, or with the password.',
  access: 'anyone',
  body: z.strictObject({
    token: mailedToken,
    password: z.optional(z.string().check(z.minLength(1), z.maxLength(accountLimits.passwordMax))),
  }),
  status: 200,
  response: me,
  errors: ['accounts.link_expired', 'accounts.other_browser', 'accounts.wrong_password'],
  limit: 'accounts.tokens',
});

export const signIn = endpoint({
  name: 'accounts.signIn',
  method: 'POST',
  path: '/api/sessions',
  summary: 'Sign in with e-mail address or username.',
  access: 'anyone',
  body: signInForm,
  status: 200,
  response: me,
  errors: ['accounts.wrong_credentials', 'accounts.email_unverified', 'accounts.code_needed'],
  limit: 'accounts.sign-in-address',
});

export const signOut = endpoint({
  name: 'accounts.signOut',
  method: 'DELETE',
  path: '/api/sessions/current',
  summary: 'Sign out here.',
  access: 'signed_in',
  status: 204,
});

export const forgotPassword = endpoint({
  name: 'accounts.forgotPassword',
  method: 'POST',
  path: '/api/password-resets',
  summary: 'Ask for a link to choose a new password. The answer is the same for any address.',
  access: 'anyone',
  body: z.strictObject({ email }),
  status: 202,
  response: z.object({ email: z.string() }),
  limit: 'accounts.mails',
});

export const resetPassword = endpoint({
  name: 'accounts.resetPassword',
  method: 'POST',
  path: '/api/password-resets/completions',
  summary:
    'Choose a new password with the token of a mail, once. Every session ends, and every passkey, second factor and linked provider that is not kept.',
  access: 'anyone',
  body: resetForm,
  status: 204,
  errors: ['accounts.link_expired', 'accounts.password_too_common'],
  limit: 'accounts.tokens',
});

export const acceptTerms = endpoint({
  name: 'accounts.acceptTerms',
  method: 'POST',
  path: '/api/me/terms',
  summary: 'Accept a version of the terms.',
  access: 'signed_in',
  body: z.strictObject({ version: z.string().check(z.maxLength(20)) }),
  status: 204,
});

export const editAccount = endpoint({
  name: 'accounts.edit',
  method: 'PATCH',
  path: '/api/me',
  summary: 'Change some of one’s account; what is left out stays.',
  access: 'member',
  // How one's own pages look is everybody's to choose; a new name or role is not.
  isOpenToSuspended: true,
  body: accountChanges,
  status: 200,
  response: me,
});

export const changeUsername = endpoint({
  name: 'accounts.changeUsername',
  method: 'PUT',
  path: '/api/me/username',
  summary: 'Take another username. The old one stays reserved for its owner for a while.',
  access: 'member',
  body: z.strictObject({ username }),
  status: 200,
  response: me,
  errors: ['accounts.username_taken'],
  limit: 'accounts.rename',
});
