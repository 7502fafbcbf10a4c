import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { webAddress } from '../../text/web-address.ts';
import { projectLimits } from './project-limits.ts';

export const errors = {
  /** One at a time for each person. */
  'projects.page_being_read': 409,
} as const;

export const pageReadingStates = ['reading', 'read', 'failed'] as const;

/** What a maker's own page says of their project, for them to check and keep. */
export const pageReading = z.object({
  state: z.enum(pageReadingStates),
  /** Null: the page does not say, or says it as no project may. */
  name: z.nullable(z.string()),
  tagline: z.nullable(z.string()),
  /** Drawn anew by us, and here for a day. */
  picture: z.nullable(z.string()),
});

export type PageReading = z.infer<typeof pageReading>;

const params = z.object({ readingId: z.uuidv4() });

export const askForPage = endpoint({
  name: 'projects.readPage',
  method: 'PUT',
  path: '/api/me/page-readings/:readingId',
  summary:
    'Have a page of one’s own read, under an id of one’s choosing: by HTTPS, from the open internet, within seconds.',
  access: 'member',
  params,
  body: z.strictObject({
    address: z.string().check(z.trim(), z.maxLength(projectLimits.link), z.regex(webAddress)),
  }),
  status: 202,
  response: pageReading,
  errors: ['projects.page_being_read'],
  limit: 'projects.read-page',
});

export const readPageReading = endpoint({
  name: 'projects.checkPage',
  method: 'GET',
  path: '/api/me/page-readings/:readingId',
  summary: 'What has come of reading a page.',
  access: 'member',
  params,
  status: 200,
  response: pageReading,
  errors: ['projects.not_found'],
});
