import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';

export const announcementRules = {
  /** Two lines on a phone. */
  characters: 200,
  /** Whoever forgets to end it has not said it for ever. */
  hoursMost: 168,
} as const;

export const readAnnouncement = endpoint({
  name: 'announcements.read',
  method: 'GET',
  path: '/api/announcement',
  summary: 'What whoever runs the site says to everybody at this moment; null while there is nothing to say.',
  access: 'anyone',
  isSameForGuests: true,
  status: 200,
  response: z.object({
    /** `path`: where to read more, if anywhere. */
    announcement: z.nullable(z.object({ en: z.string(), fr: z.string(), path: z.nullable(z.string()) })),
  }),
});
