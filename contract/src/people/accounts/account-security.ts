import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { mailedToken, newPassword } from './account-forms.ts';
import { accountLimits } from './account-limits.ts';
import { me } from './accounts.ts';
import { passkey } from './passkeys.ts';
import { linkedProvider } from './providers.ts';
import { securityRules } from './security-rules.ts';

export const errors = {
  /** The password was last given too long ago for this act; `confirmPassword`, then try again. */
  'accounts.password_needed': 403,
  'accounts.wrong_password': 403,
  /** The password was right, and a code is asked for besides. */
  'accounts.code_needed': 401,
  'accounts.wrong_code': 403,
  'accounts.challenge_expired': 410,
  'accounts.second_factor_on': 409,
} as const;

const password = z.string().check(z.minLength(1), z.maxLength(accountLimits.passwordMax));
/** Six digits of an app or a recovery code, however spaced. */
const code = z.string().check(z.trim(), z.minLength(securityRules.codeDigits), z.maxLength(20));
const byId = z.object({ id: z.uuid() });

/** The present one may be left out by whoever has none. */
export const passwordChange = z.strictObject({ current: z.optional(password), password: newPassword });

export const changePassword = endpoint({
  name: 'accounts.changePassword',
  method: 'PUT',
  path: '/api/me/password',
  summary: 'Choose another password, or a first one. Every other session ends.',
  access: 'member',
  body: passwordChange,
  status: 204,
  errors: ['accounts.wrong_password', 'accounts.password_needed', 'accounts.password_too_common'],
  limit: 'accounts.password',
});

export const confirmPassword = endpoint({
  name: 'accounts.confirmPassword',
  method: 'POST',
  path: '/api/me/password-confirmations',
  summary: `Give the password again, for acts that want it from the last ${securityRules.recentPasswordMinutes} minutes.`,
  access: 'signed_in',
  body: z.strictObject({ password }),
  status: 204,
  errors: ['accounts.wrong_password'],
  limit: 'accounts.password',
});

export const ownSession = z.object({
  id: z.uuid(),
  /** Names as people know them, such as Firefox and Windows; null where the browser did not say. */
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  isCurrent: z.boolean(),
  createdAt: z.iso.datetime(),
  /** Exact to the hour. */
  lastUsedAt: z.iso.datetime(),
});

export type OwnSession = z.infer<typeof ownSession>;

export const listSessions = endpoint({
  name: 'accounts.listSessions',
  method: 'GET',
  path: '/api/me/sessions',
  summary: 'Where one is signed in, this session first, then the last used.',
  access: 'member',
  status: 200,
  response: z.object({ sessions: z.array(ownSession) }),
});

export const endSession = endpoint({
  name: 'accounts.endSession',
  method: 'DELETE',
  path: '/api/me/sessions/:id',
  summary: 'End one of one’s own sessions, and its live connections.',
  access: 'member',
  params: byId,
  status: 204,
  errors: ['request.not_found'],
});

export const endOtherSessions = endpoint({
  name: 'accounts.endOtherSessions',
  method: 'DELETE',
  path: '/api/me/sessions',
  summary: 'End every session but this one.',
  access: 'member',
  status: 204,
});

export const readSecondFactor = endpoint({
  name: 'accounts.readSecondFactor',
  method: 'GET',
  path: '/api/me/second-factor',
  summary: 'Since when signing in asks for a code, if it does, and how many recovery codes are left.',
  access: 'member',
  status: 200,
  response: z.object({ since: z.nullable(z.iso.datetime()), recoveryCodesLeft: z.int() }),
});

export const beginSecondFactor = endpoint({
  name: 'accounts.beginSecondFactor',
  method: 'POST',
  path: '/api/me/second-factor',
  summary: 'Get a new key for an authenticator app. Nothing is asked for until a first code confirms it.',
  access: 'member',
  status: 201,
  response: z.object({ key: z.string(), address: z.string() }),
  errors: ['accounts.password_needed', 'accounts.second_step_sign_in', 'accounts.second_factor_on'],
});

const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

export const confirmSecondFactor = endpoint({
  name: 'accounts.confirmSecondFactor',
  method: 'POST',
  path: '/api/me/second-factor/confirmations',
  summary: 'Prove that the app has the key. The recovery codes are told this once.',
  access: 'member',
  body: z.strictObject({ code }),
  status: 201,
  response: recoveryCodes,
  errors: [
    'accounts.password_needed',
    'accounts.second_step_sign_in',
    'accounts.second_factor_on',
    'accounts.wrong_code',
  ],
});

export const renewRecoveryCodes = endpoint({
  name: 'accounts.renewRecoveryCodes',
  method: 'POST',
  path: '/api/me/second-factor/recovery-codes',
  summary: 'Get new recovery codes; the old ones stop working.',
  access: 'member',
  status: 201,
  response: recoveryCodes,
  errors: ['accounts.password_needed', 'accounts.second_step_sign_in', 'request.not_found'],
});

export const removeSecondFactor = endpoint({
  name: 'accounts.removeSecondFactor',
  method: 'DELETE',
  path: '/api/me/second-factor',
  summary: 'Ask for no code any more.',
  access: 'member',
  status: 204,
  errors: ['accounts.password_needed', 'accounts.second_step_sign_in'],
});

export const signInWithCode = endpoint({
  name: 'accounts.signInWithCode',
  method: 'POST',
  path: '/api/sessions/codes',
  summary: 'The second step of signing in: a code of the app, or a recovery code.',
  access: 'anyone',
  body: z.strictObject({ code }),
  status: 200,
  response: me,
  errors: ['accounts.challenge_expired', 'accounts.wrong_code'],
  limit: 'accounts.sign-in-address',
});

export const readReset = endpoint({
  name: 'accounts.readReset',
  method: 'POST',
  path: '/api/password-resets/looks',
  summary: 'Which ways in besides the password the token of a mail could keep. It stays usable.',
  access: 'anyone',
  body: z.strictObject({ token: mailedToken }),
  status: 200,
  response: z.object({
    passkeys: z.array(passkey),
    secondFactorSince: z.nullable(z.iso.datetime()),
    providers: z.array(linkedProvider),
  }),
  errors: ['accounts.link_expired'],
  limit: 'accounts.tokens',
});

export const listCommonPasswords = endpoint({
  name: 'accounts.listCommonPasswords',
  method: 'GET',
  path: '/api/common-passwords',
  summary: 'The commonest passwords there are, which nobody can choose here.',
  access: 'anyone',
  status: 200,
  response: z.object({ passwords: z.array(z.string()) }),
});
