import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { username } from '../accounts/account-forms.ts';

export const errors = {
  'blocks.oneself': 422,
  'blocks.too_many': 409,
} as const;

/** Somebody the reader blocked. */
const blocked = z.object({
  username: z.string(),
  name: z.string(),
  /** A day. */
  since: z.iso.date(),
});

export type Blocked = z.infer<typeof blocked>;

export const listBlocked = endpoint({
  name: 'blocks.list',
  method: 'GET',
  path: '/api/me/blocks',
  summary: 'Whom one blocks, the latest first.',
  access: 'member',
  query: z.object({ after: z.optional(z.string().check(z.maxLength(80))) }),
  status: 200,
  response: z.object({ items: z.array(blocked), next: z.nullable(z.string()) }),
});

export const blockPerson = endpoint({
  name: 'blocks.add',
  method: 'PUT',
  path: '/api/me/blocks/:username',
  summary: 'Block somebody. They are not told.',
  access: 'member',
  params: z.object({ username }),
  status: 204,
  errors: ['request.not_found', 'blocks.oneself', 'blocks.too_many'],
  limit: 'blocks.change',
});

export const unblockPerson = endpoint({
  name: 'blocks.remove',
  method: 'DELETE',
  path: '/api/me/blocks/:username',
  summary: 'Block somebody no longer.',
  access: 'member',
  params: z.object({ username }),
  status: 204,
  errors: ['request.not_found'],
  limit: 'blocks.change',
});
