import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { languages } from '../../languages.ts';

/** What was changed last, anywhere, thanks to what testers wrote. */
export const readLatestChange = endpoint({
  name: 'iterations.readLatest',
  method: 'GET',
  path: '/api/iterations/latest',
  summary:
    'The newest iteration of a listed project that credits somebody, rather one in the language asked for; null while there is none.',
  access: 'anyone',
  isSameForGuests: true,
  query: z.object({ language: z.optional(z.enum(languages)) }),
  status: 200,
  response: z.object({
    latest: z.nullable(
      z.object({
        whatChanged: z.string(),
        credited: z.int(),
        publishedAt: z.iso.datetime(),
        project: z.object({ id: z.uuid(), name: z.string(), language: z.enum(languages) }),
      }),
    ),
  }),
});
