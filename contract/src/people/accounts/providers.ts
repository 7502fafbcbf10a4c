import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { signUpForm } from './account-forms.ts';
import { me } from './accounts.ts';
import { providerNames } from './provider-names.ts';

export const errors = {
  /** It did not say who it is, or said it of somebody else, or not in the words that were agreed on. */
  'accounts.provider_refused': 403,
  /** It has no confirmed address of whoever this is. */
  'accounts.provider_unconfirmed': 403,
  /** An account has that address, and nobody has proved that it is theirs: sign in as usual, then link. */
  'accounts.provider_address_known': 409,
  /** It, or its address, belongs to another account here. */
  'accounts.provider_taken': 409,
  /** Another account at the same provider is linked already. */
  'accounts.provider_linked': 409,
  /** Without it nobody could sign in any more. */
  'accounts.last_way_in': 409,
  /** It did not answer, or not in time, or with too much. */
  'accounts.provider_unavailable': 503,
} as const;

const provider = z.enum(providerNames);
const byProvider = z.object({ provider });

/** What a provider adds to the address of our page; whose it is, only it can say. */
const returned = z.strictObject({
  code: z.string().check(z.minLength(1), z.maxLength(2000)),
  state: z.string().check(z.minLength(1), z.maxLength(200)),
  /** Who it says it is (RFC 9207). */
  iss: z.optional(z.string().check(z.maxLength(200))),
});

const outset = z.object({ address: z.string() });

export const listProviders = endpoint({
  name: 'accounts.listProviders',
  method: 'GET',
  path: '/api/sign-in-providers',
  summary: 'By which other accounts one can sign in at this site.',
  access: 'anyone',
  status: 200,
  response: z.object({ providers: z.array(provider) }),
});

export const beginProviderSignIn = endpoint({
  name: 'accounts.beginProviderSignIn',
  method: 'POST',
  path: '/api/sessions/providers/:provider/beginnings',
  summary: 'Where to go to sign in at a provider. What it answers works once, in this browser.',
  access: 'anyone',
  params: byProvider,
  status: 201,
  response: outset,
  errors: ['request.not_found', 'accounts.provider_unavailable'],
  limit: 'accounts.providers',
});

/** Somebody whom a provider has named and who has no account here: what a form may begin with. */
export const newcomer = z.object({
  email: z.string(),
  name: z.string(),
  username: z.string(),
});

export type Newcomer = z.infer<typeof newcomer>;

export const signInWithProvider = endpoint({
  name: 'accounts.signInWithProvider',
  method: 'POST',
  path: '/api/sessions/providers/:provider',
  summary:
    'Sign in with what a provider answered. Who has no account yet is named instead, and may open one for a few minutes.',
  access: 'anyone',
  params: byProvider,
  body: returned,
  status: 200,
  response: z.object({ me: z.nullable(me), newcomer: z.nullable(newcomer) }),
  errors: [
    'request.not_found',
    'accounts.challenge_expired',
    'accounts.code_needed',
    'accounts.provider_refused',
    'accounts.provider_unconfirmed',
    'accounts.provider_address_known',
    'accounts.provider_unavailable',
  ],
  limit: 'accounts.sign-in-address',
});

export const newcomerForm = z.pick(signUpForm, { name: true, username: true, role: true, language: true });

export const signUpWithProvider = endpoint({
  name: 'accounts.signUpWithProvider',
  method: 'POST',
  path: '/api/accounts/providers',
  summary:
    'Open an account for whom a provider has just named in this browser, and sign in. It has no password.',
  access: 'anyone',
  body: newcomerForm,
  status: 201,
  response: me,
  errors: [
    'accounts.challenge_expired',
    'accounts.username_taken',
    'accounts.provider_address_known',
    'accounts.provider_taken',
  ],
  limit: 'accounts.providers',
});

export const linkedProvider = z.object({
  provider,
  /** What its owner knows it by there: a login or an address. */
  account: z.string(),
  linkedAt: z.iso.datetime(),
  lastUsedAt: z.nullable(z.iso.datetime()),
});

export type LinkedProvider = z.infer<typeof linkedProvider>;

export const listOwnProviders = endpoint({
  name: 'accounts.listOwnProviders',
  method: 'GET',
  path: '/api/me/providers',
  summary: 'Which other accounts open one’s own, and which others could.',
  access: 'signed_in',
  status: 200,
  response: z.object({
    linked: z.array(linkedProvider),
    offered: z.array(provider),
  }),
});

export const beginProviderLink = endpoint({
  name: 'accounts.beginProviderLink',
  method: 'POST',
  path: '/api/me/providers/:provider/beginnings',
  summary: 'Where to go to link an account at a provider to one’s own.',
  access: 'member',
  params: byProvider,
  status: 201,
  response: outset,
  errors: ['request.not_found', 'accounts.password_needed', 'accounts.provider_unavailable'],
  limit: 'accounts.providers',
});

export const linkProvider = endpoint({
  name: 'accounts.linkProvider',
  method: 'POST',
  path: '/api/me/providers/:provider',
  summary: 'Let an account at a provider open one’s own from now on.',
  access: 'member',
  params: byProvider,
  body: returned,
  status: 201,
  response: linkedProvider,
  errors: [
    'request.not_found',
    'accounts.password_needed',
    'accounts.challenge_expired',
    'accounts.provider_refused',
    'accounts.provider_unconfirmed',
    'accounts.provider_taken',
    'accounts.provider_linked',
    'accounts.provider_unavailable',
  ],
  limit: 'accounts.providers',
});

export const unlinkProvider = endpoint({
  name: 'accounts.unlinkProvider',
  method: 'DELETE',
  path: '/api/me/providers/:provider',
  summary: 'Let it open one’s account no more. The last way in stays.',
  access: 'member',
  params: byProvider,
  status: 204,
  errors: ['request.not_found', 'accounts.password_needed', 'accounts.last_way_in'],
});
