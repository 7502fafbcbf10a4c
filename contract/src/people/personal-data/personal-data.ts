import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { accountLimits } from '../accounts/account-limits.ts';

export const exportStates = ['preparing', 'ready', 'failed'] as const;

export const personalExport = z.object({
  id: z.uuid(),
  state: z.enum(exportStates),
  askedAt: z.iso.datetime(),
  /** Both are known once it is ready. */
  bytes: z.nullable(z.int()),
  expiresAt: z.nullable(z.iso.datetime()),
});

export type PersonalExport = z.infer<typeof personalExport>;

export const readExport = endpoint({
  name: 'personal-data.readExport',
  method: 'GET',
  path: '/api/me/export',
  summary: 'The latest archive of one’s own data, or null.',
  access: 'signed_in',
  status: 200,
  response: z.nullable(personalExport),
});

export const askExport = endpoint({
  name: 'personal-data.askExport',
  method: 'POST',
  path: '/api/me/export',
  summary:
    'Have an archive of one’s own data prepared; a mail says when it is ready. Asking again meanwhile starts no second one.',
  access: 'signed_in',
  status: 202,
  response: personalExport,
  errors: ['accounts.password_needed'],
  limit: 'personal-data.export',
});

export const openExport = endpoint({
  name: 'personal-data.openExport',
  method: 'POST',
  path: '/api/me/exports/:id/openings',
  summary: 'Whether the archive may be fetched now, asked before its address is followed.',
  access: 'signed_in',
  params: z.object({ id: z.uuid() }),
  status: 204,
  errors: ['accounts.password_needed', 'request.not_found'],
});

export const downloadExport = endpoint({
  name: 'personal-data.downloadExport',
  method: 'GET',
  path: '/api/me/exports/:id/file',
  summary: 'The archive itself, for whoever asked for it.',
  access: 'signed_in',
  params: z.object({ id: z.uuid() }),
  status: 200,
  download: 'application/zip',
  errors: ['accounts.password_needed', 'request.not_found'],
});

export const eraseAccount = endpoint({
  name: 'personal-data.eraseAccount',
  method: 'POST',
  path: '/api/me/erasure',
  summary: 'Delete one’s own account, confirmed by its username and password. Every session ends at once.',
  access: 'signed_in',
  body: z.strictObject({
    username: z.string().check(z.maxLength(accountLimits.usernameMax)),
    /** Left out by whoever has none. */
    password: z.optional(z.string().check(z.minLength(1), z.maxLength(accountLimits.passwordMax))),
  }),
  status: 204,
  errors: ['accounts.wrong_password', 'accounts.password_needed'],
  limit: 'accounts.password',
});
