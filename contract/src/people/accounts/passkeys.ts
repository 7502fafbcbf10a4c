import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { me } from './accounts.ts';
import { securityRules } from './security-rules.ts';

export const errors = {
  /** Of another site, already used, not ours any more, or not what was asked for. */
  'accounts.passkey_refused': 403,
  'accounts.too_many_passkeys': 409,
} as const;

/** Bytes as browsers tell them: base64url. The longest are attestations, a few kilobytes. */
const bytes = z.string().check(z.minLength(1), z.maxLength(8000), z.regex(/^[\w-]+$/));
const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(securityRules.passkeyNameMax));
const byId = z.object({ id: z.uuid() });

export const passkey = z.object({
  id: z.uuid(),
  name: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.nullable(z.iso.datetime()),
});

export type Passkey = z.infer<typeof passkey>;

export const listPasskeys = endpoint({
  name: 'accounts.listPasskeys',
  method: 'GET',
  path: '/api/me/passkeys',
  summary: 'One’s passkeys, oldest first.',
  access: 'member',
  status: 200,
  response: z.object({ passkeys: z.array(passkey) }),
});

/** What `navigator.credentials.create` is asked, in the JSON form of the WebAuthn standard. */
export const beginPasskey = endpoint({
  name: 'accounts.beginPasskey',
  method: 'POST',
  path: '/api/me/passkeys/challenges',
  summary: 'What to ask the browser for a new passkey. The challenge works once, in this browser.',
  access: 'member',
  status: 201,
  response: z.object({
    challenge: z.string(),
    rp: z.object({ id: z.string(), name: z.string() }),
    user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
    pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal('public-key') })),
    timeout: z.int(),
    attestation: z.literal('none'),
    excludeCredentials: z.array(z.object({ id: z.string(), type: z.literal('public-key') })),
    authenticatorSelection: z.object({
      residentKey: z.literal('required'),
      requireResidentKey: z.boolean(),
      userVerification: z.literal('required'),
    }),
  }),
  errors: ['accounts.password_needed', 'accounts.second_step_sign_in', 'accounts.too_many_passkeys'],
});

export const addPasskey = endpoint({
  name: 'accounts.addPasskey',
  method: 'POST',
  path: '/api/me/passkeys',
  summary: 'Keep the passkey that the browser has made.',
  access: 'member',
  body: z.strictObject({ name, credentialId: bytes, clientDataJSON: bytes, attestationObject: bytes }),
  status: 201,
  response: passkey,
  errors: [
    'accounts.password_needed',
    'accounts.second_step_sign_in',
    'accounts.challenge_expired',
    'accounts.passkey_refused',
    'accounts.too_many_passkeys',
  ],
});

export const renamePasskey = endpoint({
  name: 'accounts.renamePasskey',
  method: 'PATCH',
  path: '/api/me/passkeys/:id',
  summary: 'Call a passkey something else.',
  access: 'member',
  params: byId,
  body: z.strictObject({ name }),
  status: 200,
  response: passkey,
  errors: ['request.not_found'],
});

export const removePasskey = endpoint({
  name: 'accounts.removePasskey',
  method: 'DELETE',
  path: '/api/me/passkeys/:id',
  summary: 'Forget a passkey: it opens this account no more.',
  access: 'member',
  params: byId,
  status: 204,
  errors: [
    'accounts.password_needed',
    'accounts.second_step_sign_in',
    'request.not_found',
    'accounts.last_way_in',
  ],
});

/** What `navigator.credentials.get` is asked; it names no account, so it tells nothing about any. */
export const beginPasskeySignIn = endpoint({
  name: 'accounts.beginPasskeySignIn',
  method: 'POST',
  path: '/api/sessions/passkeys/challenges',
  summary: 'What to ask the browser to sign in with a passkey. The challenge works once, in this browser.',
  access: 'anyone',
  status: 201,
  response: z.object({
    challenge: z.string(),
    rpId: z.string(),
    timeout: z.int(),
    userVerification: z.literal('required'),
  }),
  limit: 'accounts.passkeys',
});

export const signInWithPasskey = endpoint({
  name: 'accounts.signInWithPasskey',
  method: 'POST',
  path: '/api/sessions/passkeys',
  summary: 'Sign in with a passkey. It is its own second factor.',
  access: 'anyone',
  body: z.strictObject({
    credentialId: bytes,
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
  }),
  status: 200,
  response: me,
  errors: ['accounts.challenge_expired', 'accounts.passkey_refused'],
  limit: 'accounts.sign-in-address',
});
