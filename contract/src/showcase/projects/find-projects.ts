import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { findQuery, findRules } from '../../text/find-query.ts';

/** While somebody types: a few names, where Explore has pages of cards. */
export const findProjects = endpoint({
  name: 'projects.find',
  method: 'GET',
  path: '/api/finds/projects',
  summary: 'Projects whose names begin with this, and of the newest those whose names hold it.',
  access: 'anyone',
  query: z.object({ query: z.optional(findQuery) }),
  status: 200,
  response: z.object({
    items: z
      .array(z.object({ id: z.uuid(), name: z.string(), pitch: z.string() }))
      .check(z.maxLength(findRules.most)),
  }),
});
