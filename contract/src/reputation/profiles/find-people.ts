import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { findQuery, findRules } from '../../text/find-query.ts';

export const findPeople = endpoint({
  name: 'profiles.find',
  method: 'GET',
  path: '/api/finds/people',
  summary:
    'People with a visible profile whose name or username begins with this. Accounts of the first day are found by exact username only.',
  access: 'member',
  query: z.object({ query: z.optional(findQuery) }),
  limit: 'profiles.find',
  status: 200,
  response: z.object({
    items: z.array(z.object({ name: z.string(), username: z.string() })).check(z.maxLength(findRules.most)),
  }),
});
