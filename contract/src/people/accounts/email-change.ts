import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { accountRules } from '../../rules.ts';
import { email, mailedToken, resetForm } from './account-forms.ts';
import { readReset } from './account-security.ts';
import { me } from './accounts.ts';

export const errors = {
  'accounts.email_unchanged': 409,
  /** Said only to somebody who reads the mails of that address. */
  'accounts.email_taken': 409,
} as const;

export const newEmail = z.strictObject({ email });

const askedEmail = z.object({ email: z.string(), until: z.iso.datetime() });

export type AskedEmail = z.infer<typeof askedEmail>;

export const readEmailChange = endpoint({
  name: 'accounts.readEmailChange',
  method: 'GET',
  path: '/api/me/email-change',
  summary: 'The address that one asked for and has not confirmed yet, if any.',
  access: 'member',
  status: 200,
  response: z.object({ asked: z.nullable(askedEmail) }),
});

export const askEmailChange = endpoint({
  name: 'accounts.askEmailChange',
  method: 'POST',
  path: '/api/me/email-change',
  summary:
    'Ask for another address. Nothing changes before the link that is mailed there is followed. The answer is the same for any address.',
  access: 'member',
  body: newEmail,
  status: 202,
  response: askedEmail,
  errors: ['accounts.password_needed', 'accounts.email_unchanged'],
  limit: 'accounts.email-change',
});

export const dropEmailChange = endpoint({
  name: 'accounts.dropEmailChange',
  method: 'DELETE',
  path: '/api/me/email-change',
  summary: 'Keep the address one has; the link that was mailed stops working.',
  access: 'member',
  status: 204,
});

export const confirmEmailChange = endpoint({
  name: 'accounts.confirmEmailChange',
  method: 'POST',
  path: '/api/me/email-change/confirmations',
  summary: `Take the new address with the token of its mail, once, signed in as whoever asked for it. The old one can undo it for ${accountRules.emailUndoDays} days.`,
  access: 'member',
  body: z.strictObject({ token: mailedToken }),
  status: 200,
  response: me,
  errors: ['accounts.link_expired', 'accounts.password_needed', 'accounts.email_taken'],
  limit: 'accounts.tokens',
});

export const readEmailUndo = endpoint({
  name: 'accounts.readEmailUndo',
  method: 'POST',
  path: '/api/email-undos/looks',
  summary:
    'Which address the token of a mail would put back, and which ways in it could keep. It stays usable.',
  access: 'anyone',
  body: z.strictObject({ token: mailedToken }),
  status: 200,
  response: z.object({ email: z.string(), ...readReset.response.shape }),
  errors: ['accounts.link_expired'],
  limit: 'accounts.tokens',
});

export const undoEmailChange = endpoint({
  name: 'accounts.undoEmailChange',
  method: 'POST',
  path: '/api/email-undos',
  summary:
    'Put a former address back with the token of a mail, and choose a new password. Every session ends, and every passkey and second factor that is not kept.',
  access: 'anyone',
  body: resetForm,
  status: 204,
  errors: ['accounts.link_expired', 'accounts.password_too_common'],
  limit: 'accounts.tokens',
});
